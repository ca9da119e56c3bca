"""An NPC acts: the first goal it can reach, in its mode, or an approach to its default goal (DT-P, DT-Z)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.twister import events as e
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import adjacent, direction_to, line_to, sees, sibling
from tafelrunde.games.twister.ids import Direction, Goal, Mode, Slot, Square, Token
from tafelrunde.games.twister.rules import combat
from tafelrunde.games.twister.rules.arrivals import Reinforcements
from tafelrunde.games.twister.rules.characters import open_portcullis, push_legal, repel
from tafelrunde.games.twister.rules.explaining import GoalTest, default_test, most_ap, tested
from tafelrunde.games.twister.rules.goals import AT_HAND, FIREBALL, Group, bed_squares
from tafelrunde.games.twister.rules.halls import Revealing, turn
from tafelrunde.games.twister.rules.npc_moves import NpcMove
from tafelrunde.games.twister.rules.planning import Plan, Planner
from tafelrunde.games.twister.rules.tokens import drop, eliminate, heal, put, remove, settle
from tafelrunde.games.twister.search.changes import step_back, step_off
from tafelrunde.games.twister.search.search import Search
from tafelrunde.games.twister.search.ways import AP_PLACE, Node
from tafelrunde.games.twister.state import Twister, without

CLOCKWISE: Final = 3  # faces of the rotation die below this turn clockwise
NO_GOAL: Final = Goal(-1)


class Activation(NpcMove):
    """DT-P2, DT-P8: one NPC's activation. It waits for the player's decisions in fights and teleports."""

    steps = ("card_is_read", "goal_is_acted_on", "mode_goes_on", "activation_ends")
    goal: Goal = NO_GOAL
    target: i64 = -1  # a token, a slot, a square or an edge, as the goal says
    mode: Mode = AT_HAND
    rival: Token = r.NOBODY  # DT-Z1: the enemy attacked last
    revealed: int = 0  # halls revealed in this activation
    banned: list[Token] = []  # DT-Y9: tokens delivered

    # --- choosing -----------------------------------------------------------------------------------------------------

    def card_is_read(self, state: Twister) -> None:
        """DT-P1, DT-P2, DT-P6: the goals in order; else the default goal is approached."""
        npc = self.npc
        card = state.rules.npcs[npc - r.FIRST_NPC]
        self.finish()
        if state.wounded[npc] or npc in state.mended:
            self.lies(state)
            return
        state.acted += (npc,)
        state.emit(e.NpcActivated(state.name(npc)))
        planner = Planner(state, npc, most_ap(state, npc))
        for goal, ap in card.goals:
            plan = planner.find(goal, ap)
            if state.heard is not None:
                self.tell(state, tested(planner, goal, ap, plan))
            if plan is not None:
                self.ap = ap
                self.left = 0
                self.follow(state, plan)
                return
        self.ap = card.default_ap
        node = planner.approach(card.default, self.ap)
        if state.heard is not None:
            self.tell(state, default_test(planner, node))
        if node is not None:
            self.walk(state, node)
        self.go_to("activation_ends")

    def lies(self, state: Twister) -> None:
        """DT-P1, DT-Y10, DT-H4: wounded NPCs are skipped, but one heals herself."""
        npc = self.npc
        card = state.rules.npcs[npc - r.FIRST_NPC]
        free = state.bearer[npc] < 0 and state.standing[state.where[npc]] < 0
        if state.wounded[npc] and card.regenerates and free:
            heal(state, npc, False)
            state.acted += (npc,)
            state.emit(e.Regenerated(state.name(npc)))
            settle(state)
        else:
            state.emit(e.NpcSkipped(state.name(npc)))

    def tell(self, state: Twister, test: GoalTest) -> None:
        """DT-P2: let the table hear why a goal can be reached or not."""
        state.emit(e.GoalTested(state.name(self.npc), r.GOALS[test.goal], test.ap, test.reason, cost=test.cost, way=test.way))

    def follow(self, state: Twister, plan: Plan) -> None:
        """DT-P7: walk the way of a plan; then comes what it is for."""
        self.goal = plan.goal
        self.mode = plan.mode
        self.target = plan.target
        self.walk(state, plan.node)
        self.go_to("goal_is_acted_on")

    def come_nearer(self, state: Twister, planner: Planner, goal: Goal) -> None:
        """DT-P6: approach a goal with the AP left."""
        node = planner.approach(goal, self.ap)
        if node is not None:
            self.walk(state, node)

    def think(self, state: Twister) -> Planner:
        """Another thought, with what is left."""
        return Planner(state, self.npc, self.ap, self.left, banned=tuple(self.banned), trail=tuple(self.trail))

    # --- what a goal is about -----------------------------------------------------------------------------------------

    def goal_is_acted_on(self, state: Twister) -> None:
        """DT-Z: what the mode is about."""
        goal = self.goal
        if goal == r.FIGHT:
            self.attack(state)
        elif goal == r.REVEAL:
            self.ap -= 1
            self.left = 0
            self.revealed += 1
            state.call(Revealing(Slot(self.target), self.npc))
        elif goal == r.OBJECT and self.mode == FIREBALL:
            self.cast(state)
        elif goal == r.ROTATE:
            self.rotate(state)
            self.go_to("activation_ends")
        elif goal in (r.BREAK, r.UNLOCK):
            self.ap -= 1
            self.left = 0
            square, direction = Square(self.target // 4), Direction(self.target % 4)
            if goal == r.BREAK:
                self.smash(state, square, direction)
            else:
                open_portcullis(state, self.npc, square, direction)
            settle(state)
        elif goal == r.HEAL:
            self.heal(state)
        elif goal == r.REPEL:
            self.ap -= state.rules.npcs[self.npc - r.FIRST_NPC].repel_cost
            self.left = 0
            repel(state, self.npc, Token(self.target))
        elif goal != r.OBJECT:
            self.go_to("activation_ends")

    def attack(self, state: Twister) -> None:
        """DT-Z1, DT-Z3: one attack on the target, by bow, lance or hand."""
        npc, target = self.npc, Token(self.target)
        mode = attack_mode(state, npc, target)
        assert mode >= 0  # the plan led here for that
        self.ap -= 1
        self.left = 0
        self.rival = target
        state.fight = combat.new_fight(state, npc, target, mode)
        state.call(combat.Fighting())

    def cast(self, state: Twister) -> None:
        """DT-Z10, DT-B4: a fireball; the wand is gone, unless it is saved."""
        npc, target = self.npc, Token(self.target)
        card = state.rules.npcs[npc - r.FIRST_NPC]
        self.ap -= 1
        self.left = 0
        wand = state.load[npc]
        if not card.saves_wand:
            remove(state, wand)
        state.emit(e.FireballCast(state.name(npc), state.name(target), state.where[target]))
        eliminate(state, target)
        if card.saves_wand:
            die = state.chance.of("wand", npc).die()
            kept = die >= card.saves_wand
            if not kept:
                remove(state, wand)
            state.emit(e.WandKept(state.name(npc), die, kept))
        settle(state)

    def heal(self, state: Twister) -> None:
        """DT-Z14, DT-Y8: a carried patient is laid down first; whoever is healed does not act, unless a healer lets him."""
        npc, target = self.npc, Token(self.target)
        card = state.rules.npcs[npc - r.FIRST_NPC]
        self.ap -= 1
        self.left = 0
        if state.bearer[target] == npc:
            search = Search(state, npc, 0, 0)
            beds = bed_squares(search, search.start)
            drop(state, npc, beds[state.chance.of("way", npc).below(len(beds))] if len(beds) > 1 else beds[0])
        heal(state, target, not card.healed_act)
        state.emit(e.Healed(state.name(npc), state.name(target)))
        if card.healed_act and target in state.row and target not in state.acted:
            at = state.row.index(target)
            state.row = (*without(state.row, target), target)
            if at < state.at:
                state.at -= 1
            state.emit(e.CardMovedBack(state.name(target)))
        settle(state)

    def rotate(self, state: Twister) -> None:
        """DT-Z11, DT-Y4, DT-Y10: the die says which hall turns, and how far."""
        card = state.rules.npcs[self.npc - r.FIRST_NPC]
        own = r.SLOT_OF[state.where[self.npc]]
        other = sibling(state, own)
        if card.rotates_both:
            for slot in (own, other):
                if slot >= 0 and self.ap:
                    clockwise, number = self.roll(state)
                    self.turn(state, slot, clockwise, number)
            return
        if not self.ap:
            return
        clockwise, number = self.roll(state)
        if card.most_enemies and other >= 0:
            here, there = players_in(state, own), players_in(state, other)
            if here != there:
                self.turn(state, own if here > there else other, clockwise, number)
                return
        if state.rules.halls[state.hall[own]].clockwise == clockwise:
            self.turn(state, own, clockwise, number)
        elif other >= 0:
            self.turn(state, other, clockwise, number)
        else:
            state.emit(e.NothingTurned(state.name(self.npc)))

    def roll(self, state: Twister) -> tuple[bool, int]:
        face = state.chance.of("rotation", self.npc).below(6)
        clockwise, number = face < CLOCKWISE, face % CLOCKWISE + 1
        state.dice = (number,)
        state.emit(e.RotationRolled(state.name(self.npc), clockwise, number))
        return clockwise, number

    def turn(self, state: Twister, slot: Slot, clockwise: bool, number: i64) -> None:
        quarters = min(number, self.ap)
        self.ap -= quarters
        self.left = 0
        turn(state, self.npc, slot, clockwise, quarters)
        settle(state)

    # --- going on -----------------------------------------------------------------------------------------------------

    def mode_goes_on(self, state: Twister) -> None:
        """DT-Z17, DT-P8: with AP left the mode goes on, as long as the NPC is there and unwounded."""
        npc = self.npc
        goal = self.goal
        if state.where[npc] < 0 or state.wounded[npc]:
            return
        if goal == r.OBJECT:
            self.after_object(state)
        elif goal == r.REVEAL:
            card = state.rules.npcs[npc - r.FIRST_NPC]
            if card.reinforces and self.revealed == 1:
                self.revealed = 2
                self.go_to("mode_goes_on")
                state.call(Reinforcements(card.reinforces, Slot(self.target)))
            elif True in state.hidden:
                self.next_target(state, goal)
        elif goal == r.FIGHT:
            self.after_fight(state)
        elif goal == r.HEAL:
            self.next_patient(state)
        elif goal == r.REPEL:
            self.push_again(state)
        else:
            self.next_target(state, goal)

    def next_target(self, state: Twister, goal: Goal) -> None:
        """DT-Z4, DT-Z12, DT-Z13, DT-Z1: the next nearest, or as near to it as possible."""
        if not self.ap:
            return
        planner = self.think(state)
        plan = planner.find(goal, self.ap)
        if plan is not None:
            self.follow(state, plan)
        else:
            self.come_nearer(state, planner, goal)

    def after_fight(self, state: Twister) -> None:
        """DT-Z1, DT-Z2: the same enemy again after a tie or a lost shot; else another one."""
        if not self.ap:
            return
        rival = self.rival
        unharmed = state.where[rival] >= 0 and rival not in state.hurt
        if (
            unharmed
            and combat.target_on(state, state.where[rival], r.BLUE) == rival
            and attack_mode(state, self.npc, rival) >= 0
        ):
            self.target = rival
            self.go_to("goal_is_acted_on")
            return
        self.next_target(state, r.FIGHT)

    def next_patient(self, state: Twister) -> None:
        """DT-Z14: then the nearest wounded ally of the list, whatever the rank."""
        if not self.ap:
            return
        planner = self.think(state)
        everybody: list[i64] = []
        for group in planner.groups(r.HEAL):
            everybody.extend(group.targets)
        if everybody:
            plan = planner.find_in([Group(r.HEAL, AT_HAND, everybody)], self.ap, True)
            if plan is not None:
                self.follow(state, plan)

    def push_again(self, state: Twister) -> None:
        """DT-Z15: the same enemy, while AP suffice and the push is legal."""
        card = state.rules.npcs[self.npc - r.FIRST_NPC]
        target = Token(self.target)
        if self.ap < card.repel_cost or state.where[target] < 0 or state.bearer[target] >= 0:
            return
        at = state.where[self.npc]
        direction = line_to(at, state.where[target])
        if direction >= 0 and sees(state, at, direction) == target and push_legal(state, target, direction, card.through_walls):
            self.go_to("goal_is_acted_on")

    def after_object(self, state: Twister) -> None:
        """DT-Z9, DT-Z10, DT-Y9: deliver, throw a fireball, or check the goals again with what is left."""
        npc = self.npc
        card = state.rules.npcs[npc - r.FIRST_NPC]
        if card.deliver and self.deliver(state):
            self.go_to("mode_goes_on")
            return
        if self.ap or self.left:
            planner = self.think(state)
            plan: Plan | None = None
            if state.rules.kind[npc] == r.WIZARD and state.holds(npc, r.WAND):
                plan = planner.find_in([group for group in planner.groups(r.OBJECT) if group.mode == FIREBALL], self.ap, True)
            if plan is None:
                for goal, _ in card.goals:
                    plan = planner.find(goal, self.ap)
                    if plan is not None:
                        break
            if plan is not None:
                self.follow(state, plan)
                return
            self.come_nearer(state, planner, card.default)
        self.settle_down(state)

    def deliver(self, state: Twister) -> bool:
        """DT-Y9: the load goes to the nearest unwounded ally who should have it, if there is a way and one on from there."""
        npc = self.npc
        load = state.load[npc]
        if load < 0 or not (self.ap or self.left):
            return False
        plans: list[Node] = []
        least: i64 = -1
        stood = step_off(state, npc)
        for thing, kind in state.rules.npcs[npc - r.FIRST_NPC].deliver:
            if state.rules.goes[load] != thing:
                continue
            for ally in state.row:
                if ally == npc or state.rules.kind[ally] != kind or state.load[ally] >= 0 or state.wounded[ally]:
                    continue
                search = self.delivery(state, ally)
                for node in search.all():
                    place = node.ap * AP_PLACE + node.squares
                    if least >= 0 and place > least:
                        break
                    if (
                        node.square == state.where[ally]
                        and (load, -2 - ally) in search.moves[node.changes]
                        and search.ends(node)
                    ):
                        if place != least:
                            plans = []
                        plans.append(node)
                        least = place
                        break
        step_back(state, npc, stood)
        if not plans:
            return False
        self.banned.append(load)
        self.walk(state, plans[state.chance.of("way", npc).below(len(plans))] if len(plans) > 1 else plans[0])
        return True

    def delivery(self, state: Twister, ally: Token) -> Search:
        """The ways on which this ally gets the load."""
        banned, trail = tuple(self.banned), tuple(self.trail)
        return Search(state, self.npc, self.ap, self.left, banned=banned, receiver=ally, trail=trail)

    def settle_down(self, state: Twister) -> None:
        """DT-Z9: from a square where it may not rest, to the nearest where it may."""
        npc = self.npc
        square = state.where[npc]
        if square < 0 or state.standing[square] == npc or state.wounded[npc]:
            return
        search = Search(state, npc, 0, self.left)
        ends: list[Node] = []
        for node in search.all():
            if ends and node.squares > ends[0].squares:
                break
            if search.rests(node.square, node.load, node.changes):
                ends.append(node)
        if ends:
            self.walk(state, ends[state.chance.of("way", npc).below(len(ends))] if len(ends) > 1 else ends[0])
        else:
            put(state, npc, square)

    def activation_ends(self, state: Twister) -> None:
        """DT-P8: the card is turned."""
        self.settle_down(state)
        if state.heard is not None:
            state.emit(e.NpcRested(state.name(self.npc), self.ap))


def attack_mode(state: Twister, npc: Token, target: Token) -> Mode:
    """DT-Z3, DT-B3, DT-B6: how an NPC attacks from where it stands: by bow, by hand, by lance, or not at all."""
    at, to = state.where[npc], state.where[target]
    threatened = combat.enemy_near(state, at, r.BLUE)
    if state.holds(npc, r.BOW) and not threatened:
        direction = line_to(at, to)
        if direction >= 0 and sees(state, at, direction) == target:
            return combat.BY_BOW
    if adjacent(state, at, to):
        return combat.CLOSE
    if state.rules.npcs[npc - r.FIRST_NPC].slit_fighter:
        direction = direction_to(at, to)
        if direction >= 0 and state.edges[at * 4 + direction] == r.SLIT:
            return combat.CLOSE
    if state.holds(npc, r.LANCE) and not threatened and to in combat.lance_squares(state, at):
        return combat.BY_LANCE
    return combat.NO_FIGHT


def players_in(state: Twister, slot: Slot) -> int:
    """The player's characters in a hall."""
    return len([token for token in state.fighters(r.YELLOW) if r.SLOT_OF[state.where[token]] == slot])
