"""Many tables, compiled: one loop in which each goes on and is seen, while what lies on it is at hand."""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.research.cells import Cells
from tafelrunde.research.course import Course


class Tables:
    """Many tables, one call for a step of all. What is asked of all of them lies in memory that arrays share."""

    def __init__(self, courses: list[Course], cells: Cells) -> None:
        self.courses = courses
        self.cells = cells
        nothing = [0] * len(courses)
        self.rows: vec[i64] = vec[i64](nothing)  # which row of the cells tells what is seen at each table
        self.seats: vec[i64] = vec[i64](nothing)  # who is asked
        self.counts: vec[i64] = vec[i64](nothing)  # how many options there are

    def memory(self) -> list[object]:
        """Rows, seats and counts, for arrays to share."""
        return [self.rows, self.seats, self.counts]

    def unlisted(self, places: list[int]) -> int:
        """The first table at which there is no option at this place; -1: there always is one."""
        for number, course in enumerate(self.courses):
            if not 0 <= places[number] < len(course.options):
                return number
        return -1

    def say(self, places: list[int]) -> list[int]:
        """At each table, let whoever is asked say the option at this place, computer players answer, and whoever is asked then
        look; at which the game is over."""
        ended: list[int] = []
        for number, course in enumerate(self.courses):
            course.say(course.options[places[number]])
            if course.players:
                course.others_play()
            if course.over:
                ended.append(number)
            else:
                self.look(number)
        return ended

    def look(self, number: int) -> None:
        """Let whoever is asked at a table look."""
        at: i64 = number
        course = self.courses[at]
        seat: i64 = course.seat
        row = at * course.seats + seat
        course.look(seat, self.cells, row)
        self.rows[at] = row
        self.seats[at] = seat
        self.counts[at] = len(course.options)
