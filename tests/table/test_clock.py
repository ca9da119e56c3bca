from tafelrunde.table.clock import Clock


def test_without_options_nothing_is_limited() -> None:
    clock = Clock({})
    clock.run(0)
    assert not clock.used
    assert clock.turn_left(100) is None
    assert clock.game_left(100) is None


def test_zero_and_nonsense_mean_no_limit() -> None:
    assert not Clock({"turn_timer_s": 0, "limit_minutes": True}).used
    assert not Clock({"turn_timer_s": "60", "limit_minutes": -5}).used


def test_time_counts_only_while_somebody_is_there() -> None:
    clock = Clock({"turn_timer_s": 30, "limit_minutes": 2})
    assert clock.turn_left(50) == 30
    clock.run(100)
    assert clock.turn_left(110) == 20
    clock.pause(110)
    assert clock.turn_left(1000) == 20
    assert clock.game_left(1000) == 110
    clock.run(1000)
    clock.run(1005)
    assert clock.turn_left(1010) == 10
    assert clock.turn_left(2000) == 0
    assert clock.game_left(5000) == 0


def test_each_decision_has_its_own_time() -> None:
    clock = Clock({"turn_timer_s": 30, "limit_minutes": 2})
    clock.run(0)
    clock.next_turn(25)
    assert clock.turn_left(35) == 20
    assert clock.game_left(35) == 85


def test_played_time_goes_on_after_a_restart() -> None:
    clock = Clock({"limit_minutes": 2}, played=90)
    clock.run(0)
    assert clock.played(20) == 110
    assert clock.game_left(20) == 10
