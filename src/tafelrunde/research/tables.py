"""Many tables, compiled: one loop lets all of them go on, another lets all of them be seen."""

from tafelrunde.research.cells import Cells
from tafelrunde.research.course import Course


class Tables:
    """Many tables, one call for a step of all."""

    def __init__(self, courses: list[Course], cells: Cells) -> None:
        self.courses = courses
        self.cells = cells

    def unlisted(self, places: list[int]) -> int:
        """The first table at which there is no option at this place; -1: there always is one."""
        for number, course in enumerate(self.courses):
            if not 0 <= places[number] < len(course.options):
                return number
        return -1

    def say(self, places: list[int]) -> list[int]:
        """At each table, let whoever is asked say the option at this place, and computer players answer; which are over."""
        ended: list[int] = []
        for number, course in enumerate(self.courses):
            course.say(course.options[places[number]])
            if course.players:
                course.others_play()
            if course.over:
                ended.append(number)
        return ended

    def look(self) -> None:
        """Let whoever is asked look."""
        for row, course in enumerate(self.courses):
            self.cells.write(row, course.look(course.seat))

    def seats(self) -> list[int]:
        """Who is asked at each table."""
        return [course.seat for course in self.courses]
