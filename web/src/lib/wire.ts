// Generated from src/tafelrunde/server/wire.py by `npm run wire`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Who
     * @description A seat, to be read as the name of whoever sits there.
     */
    Who: {
      /** @enum {unknown} */
      type: "who";
      seat: number;
    };
    /**
     * Say
     * @description A message and its arguments.
     */
    Say: {
      /** @enum {unknown} */
      type: "say";
      id: string;
      /** @default {} */
      args?: {
        [key: string]: number | string | (components["schemas"]["Who"] | components["schemas"]["Say"]);
      };
    };
    /**
     * Stroke
     * @description A drawn line or shape: an SVG path in the units of the board (or of the piece or tile that carries it).
     */
    Stroke: {
      d: string;
      /** @default ink */
      colour?: string;
      /** @default  */
      fill?: string;
      /** @default 0.05 */
      width?: number;
      /**
       * @default
       * @enum {unknown}
       */
      pattern?: "" | "beads" | "comb" | "dashed" | "dotted" | "double" | "rungs" | "waves";
      /** @default null */
      name?: components["schemas"]["Say"] | null;
    };
    /**
     * Mark
     * @description A small icon in a drawing, in the same units. It stays upright however its tile or piece is turned.
     */
    Mark: {
      x: number;
      y: number;
      icon: string;
      /** @default 0.1 */
      size?: number;
      /** @default ink */
      colour?: string;
      /** @default  */
      ground?: string;
      /** @default  */
      ring?: string;
      /** @default false */
      crossed?: boolean;
      /** @default  */
      text?: string;
    };
    /**
     * Pen
     * @description What people may sketch or point with. `template` is the action: `{points}` stands for `x,y;x,y` in whole units,
     *         `{space}` for the word of the space that is pointed at.
     */
    Pen: {
      id: string;
      name: components["schemas"]["Say"];
      template: string;
      /** @default ink */
      colour?: string;
      /** @default  */
      icon?: string;
      /**
       * @default
       * @enum {unknown}
       */
      pattern?: "" | "beads" | "comb" | "dashed" | "dotted" | "double" | "rungs" | "waves";
    };
    /**
     * Badge
     * @description A small mark on a piece, space or seat: an icon, a short text or both.
     */
    Badge: {
      name: components["schemas"]["Say"];
      /** @default  */
      icon?: string;
      /** @default  */
      text?: string;
      /** @default ink */
      colour?: string;
    };
    /**
     * Gauge
     * @description A quantity out of a maximum: hearts, stock, progress. `value` may be halves.
     */
    Gauge: {
      name: components["schemas"]["Say"];
      value: number;
      most: number;
      /** @default  */
      icon?: string;
      /** @default ink */
      colour?: string;
      /**
       * @default bar
       * @enum {unknown}
       */
      style?: "bar" | "icons" | "number";
    };
    /**
     * Piece
     * @description A thing on the table: a token, a card, a figure, a plant.
     */
    Piece: {
      id: string;
      name: components["schemas"]["Say"];
      /** @default  */
      at?: string;
      /**
       * @default token
       * @enum {unknown}
       */
      shape?: "card" | "chip" | "figure" | "marker" | "plant" | "tile" | "token";
      /** @default  */
      icon?: string;
      /** @default ink */
      colour?: string;
      /**
       * @default
       * @enum {unknown}
       */
      pattern?: "" | "checks" | "cross" | "dots" | "rings" | "stripes" | "waves";
      /** @default null */
      label?: components["schemas"]["Say"] | null;
      /** @default  */
      value?: string;
      /** @default  */
      left?: string;
      /** @default [] */
      lines?: components["schemas"]["Say"][];
      /** @default 0 */
      turn?: number;
      /** @default false */
      face_down?: boolean;
      /** @default false */
      dim?: boolean;
      /** @default 1 */
      size?: number;
      /** @default [] */
      badges?: components["schemas"]["Badge"][];
      /** @default null */
      gauge?: components["schemas"]["Gauge"] | null;
      /** @default [] */
      drawing?: components["schemas"]["Stroke"][];
      /** @default [] */
      marks?: components["schemas"]["Mark"][];
      /**
       * @default [
       *       1,
       *       1
       *     ]
       */
      box?: [number, number];
      /** @default  */
      turned?: string;
      /** @default  */
      sheet?: string;
    };
    /**
     * Band
     * @description A coloured bar on one edge of a space, with a letter so that colour is never alone.
     */
    Band: {
      colour: string;
      /** @default  */
      letter?: string;
      /**
       * @default top
       * @enum {unknown}
       */
      side?: "bottom" | "left" | "right" | "top";
    };
    /**
     * Space
     * @description A place on a board where pieces stand.
     */
    Space: {
      id: string;
      x: number;
      y: number;
      w: number;
      h: number;
      name: components["schemas"]["Say"];
      /** @default 0 */
      turn?: number;
      /** @default null */
      title?: components["schemas"]["Say"] | null;
      /** @default null */
      note?: components["schemas"]["Say"] | null;
      /** @default  */
      icon?: string;
      /** @default paper */
      ground?: string;
      /** @default null */
      band?: components["schemas"]["Band"] | null;
      /** @default null */
      owner?: number | null;
      /** @default false */
      hatched?: boolean;
      /** @default [] */
      badges?: components["schemas"]["Badge"][];
      /** @default  */
      sheet?: string;
      /** @default  */
      word?: string;
    };
    /**
     * Tile
     * @description Part of a board that turns or is turned over as one: a hall, a dungeon card.
     */
    Tile: {
      id: string;
      x: number;
      y: number;
      w: number;
      h: number;
      name: components["schemas"]["Say"];
      /** @default 0 */
      turn?: number;
      /** @default paper */
      ground?: string;
      /** @default false */
      face_down?: boolean;
      /** @default [] */
      drawing?: components["schemas"]["Stroke"][];
      /** @default  */
      sheet?: string;
    };
    /**
     * Frame
     * @description Where a zone lies inside a board, in the board's units.
     */
    Frame: {
      board: string;
      x: number;
      y: number;
      w: number;
      h: number;
    };
    /**
     * Board
     * @description Spaces in a plane, with pieces on them, tiles and lines below, and lines above.
     */
    Board: {
      /** @enum {unknown} */
      type: "board";
      id: string;
      name: components["schemas"]["Say"];
      width: number;
      height: number;
      /** @default felt */
      ground?: string;
      /** @default [] */
      spaces?: components["schemas"]["Space"][];
      /** @default [] */
      tiles?: components["schemas"]["Tile"][];
      /** @default [] */
      pieces?: components["schemas"]["Piece"][];
      /** @default [] */
      below?: components["schemas"]["Stroke"][];
      /** @default [] */
      lines?: components["schemas"]["Stroke"][];
      /** @default [] */
      marks?: components["schemas"]["Mark"][];
      /** @default [] */
      above?: components["schemas"]["Stroke"][];
      /** @default [] */
      pens?: components["schemas"]["Pen"][];
      /** @default  */
      wipe?: string;
      /** @default [] */
      columns?: string[];
      /** @default [] */
      rows?: string[];
      /** @default [] */
      focus?: string[];
      /** @default false */
      turnable?: boolean;
      /** @default null */
      frame?: components["schemas"]["Frame"] | null;
    };
    /**
     * Row
     * @description Pieces side by side: a hand, an open row, what lies in front of a seat.
     */
    Row: {
      /** @enum {unknown} */
      type: "row";
      id: string;
      name: components["schemas"]["Say"];
      pieces: components["schemas"]["Piece"][];
      /** @default false */
      hand?: boolean;
      /** @default false */
      tight?: boolean;
      /** @default null */
      seat?: number | null;
      /** @default null */
      frame?: components["schemas"]["Frame"] | null;
    };
    /**
     * Pile
     * @description A deck, a discard pile or a stock: how many, and what lies on top.
     */
    Pile: {
      /** @enum {unknown} */
      type: "pile";
      id: string;
      name: components["schemas"]["Say"];
      count: number;
      /** @default  */
      icon?: string;
      /** @default wood */
      colour?: string;
      /** @default null */
      top?: components["schemas"]["Piece"] | null;
      /** @default  */
      sheet?: string;
      /** @default null */
      frame?: components["schemas"]["Frame"] | null;
    };
    /**
     * Dice
     * @description Dice as they lie. A face is a number of pips or an icon's name.
     */
    Dice: {
      /** @enum {unknown} */
      type: "dice";
      id: string;
      name: components["schemas"]["Say"];
      faces: string[];
      /** @default 0 */
      thrown?: number;
      /** @default null */
      frame?: components["schemas"]["Frame"] | null;
    };
    /**
     * Track
     * @description Quantities side by side: the bank's stock, victory points, rounds left.
     */
    Track: {
      /** @enum {unknown} */
      type: "track";
      id: string;
      name: components["schemas"]["Say"];
      gauges: components["schemas"]["Gauge"][];
      /** @default null */
      frame?: components["schemas"]["Frame"] | null;
    };
    /**
     * Line
     * @description One line of a panel or sheet: a label, a value, or both.
     */
    Line: {
      label: components["schemas"]["Say"];
      /** @default null */
      value?: components["schemas"]["Say"] | null;
      /** @default  */
      icon?: string;
      /** @default false */
      strong?: boolean;
      /** @default false */
      dim?: boolean;
      /** @default null */
      seat?: number | null;
      /** @default  */
      rule?: string;
    };
    /**
     * Panel
     * @description Something going on that needs words: an auction, a debt, a challenge.
     */
    Panel: {
      /** @enum {unknown} */
      type: "panel";
      id: string;
      name: components["schemas"]["Say"];
      lines: components["schemas"]["Line"][];
      /** @default  */
      icon?: string;
      /** @default brass */
      colour?: string;
      /** @default [] */
      pieces?: components["schemas"]["Piece"][];
      /** @default false */
      quiet?: boolean;
      /** @default null */
      frame?: components["schemas"]["Frame"] | null;
    };
    /**
     * Cell
     * @description A number in a ledger; `note` is the small print: how it came about.
     */
    Cell: {
      name: components["schemas"]["Say"];
      /** @default  */
      text?: string;
      /** @default  */
      note?: string;
      /** @default false */
      strong?: boolean;
    };
    /**
     * Account
     * @description One line of a ledger: who, the numbers under the columns, and what else belongs to it. It can be touched by its id.
     */
    Account: {
      id: string;
      name: components["schemas"]["Say"];
      /** @default  */
      icon?: string;
      /** @default ink */
      colour?: string;
      /**
       * @default
       * @enum {unknown}
       */
      pattern?: "" | "beads" | "comb" | "dashed" | "dotted" | "double" | "rungs" | "waves";
      /** @default [] */
      cells?: components["schemas"]["Cell"][];
      /** @default [] */
      badges?: components["schemas"]["Badge"][];
      /** @default null */
      note?: components["schemas"]["Say"] | null;
      /** @default false */
      dim?: boolean;
      /** @default  */
      sheet?: string;
    };
    /**
     * Ledger
     * @description A table of numbers: what each group has found, what each team owns. `columns` are the headings.
     */
    Ledger: {
      /** @enum {unknown} */
      type: "ledger";
      id: string;
      name: components["schemas"]["Say"];
      columns: components["schemas"]["Badge"][];
      entries: components["schemas"]["Account"][];
      /** @default null */
      frame?: components["schemas"]["Frame"] | null;
    };
    /**
     * Sheet
     * @description What opens when a thing is looked at closely: a deed, a card, a room.
     */
    Sheet: {
      title: components["schemas"]["Say"];
      lines: components["schemas"]["Line"][];
      /** @default paper */
      colour?: string;
      /** @default  */
      letter?: string;
      /** @default  */
      icon?: string;
      /** @default null */
      subtitle?: components["schemas"]["Say"] | null;
    };
    /**
     * Glimpse
     * @description What a board shows while a thing is looked at or chosen, or an offer is pointed at: how far, which way, what then.
     */
    Glimpse: {
      board: string;
      /** @default {} */
      notes?: {
        [key: string]: string;
      };
      /** @default [] */
      strokes?: components["schemas"]["Stroke"][];
      /** @default [] */
      tiles?: components["schemas"]["Tile"][];
    };
    /**
     * Pip
     * @description One mark of a seat's miniature map.
     */
    Pip: {
      name: components["schemas"]["Say"];
      /**
       * @default none
       * @enum {unknown}
       */
      fill?: "empty" | "full" | "hatched" | "none";
      /** @default  */
      mark?: string;
      /** @default  */
      sheet?: string;
    };
    /**
     * Pips
     * @description A group of marks: the deeds of a colour, the cards of a suit.
     */
    Pips: {
      name: components["schemas"]["Say"];
      colour: string;
      pips: components["schemas"]["Pip"][];
      /** @default  */
      letter?: string;
    };
    /**
     * Stat
     * @description A number that matters about a seat; it counts up and down when it changes.
     */
    Stat: {
      id: string;
      name: components["schemas"]["Say"];
      value: number;
      /** @default  */
      icon?: string;
      /** @default false */
      main?: boolean;
    };
    /**
     * SeatPanel
     * @description What everybody may know at a glance about one seat.
     */
    SeatPanel: {
      seat: number;
      colour: string;
      icon: string;
      /** @default [] */
      stats?: components["schemas"]["Stat"][];
      /** @default [] */
      badges?: components["schemas"]["Badge"][];
      /** @default [] */
      pips?: components["schemas"]["Pips"][];
      /** @default [] */
      gauges?: components["schemas"]["Gauge"][];
      /** @default false */
      active?: boolean;
      /** @default false */
      out?: boolean;
      /** @default null */
      team?: number | null;
    };
    /**
     * Standing
     * @description One seat's place at the end, with what it is made of.
     */
    Standing: {
      place: number;
      seat: number | null;
      score: number;
      /** @default [] */
      parts?: components["schemas"]["Line"][];
    };
    /**
     * Curve
     * @description One seat's line in the chart of the end.
     */
    Curve: {
      seat: number;
      values: number[];
    };
    /**
     * Result
     * @description How it ended.
     */
    Result: {
      name: components["schemas"]["Say"];
      standings: components["schemas"]["Standing"][];
      /** @default  */
      chapter?: string;
      /** @default [] */
      curves?: components["schemas"]["Curve"][];
      /** @default null */
      curve_name?: components["schemas"]["Say"] | null;
    };
    /**
     * Fame
     * @description A deed for the hall of fame: in which chapter, how hard, with what score. A higher rank stands above a lower one.
     */
    Fame: {
      chapter: string;
      name: components["schemas"]["Say"];
      level: components["schemas"]["Say"];
      rank: number;
      score: number;
    };
    /**
     * Scene
     * @description The whole table as one seat sees it.
     */
    Scene: {
      prompt: components["schemas"]["Say"];
      zones: (
        | components["schemas"]["Board"]
        | components["schemas"]["Row"]
        | components["schemas"]["Pile"]
        | components["schemas"]["Dice"]
        | components["schemas"]["Track"]
        | components["schemas"]["Panel"]
        | components["schemas"]["Ledger"]
      )[];
      seats: components["schemas"]["SeatPanel"][];
      /** @default null */
      asked?: number | null;
      /** @default null */
      caption?: components["schemas"]["Say"] | null;
      /** @default [] */
      marked?: string[];
      /** @default {} */
      sheets?: {
        [key: string]: components["schemas"]["Sheet"];
      };
      /** @default {} */
      glimpses?: {
        [key: string]: components["schemas"]["Glimpse"];
      };
      /** @default null */
      result?: components["schemas"]["Result"] | null;
      /** @default false */
      private?: boolean;
    };
    /**
     * Offer
     * @description One thing the seat may do now; `action` is its text form and goes back as it is.
     */
    Offer: {
      /** @enum {unknown} */
      type: "offer";
      action: string;
      name: components["schemas"]["Say"];
      /** @default  */
      group?: string;
      /** @default  */
      icon?: string;
      /** @default [] */
      touches?: string[];
      /** @default null */
      note?: components["schemas"]["Say"] | null;
      /** @default null */
      confirm?: components["schemas"]["Say"] | null;
      /** @default false */
      main?: boolean;
      /** @default  */
      rule?: string;
      /** @default false */
      preview?: boolean;
    };
    /**
     * Quick
     * @description A ready-made value of a number field.
     */
    Quick: {
      name: components["schemas"]["Say"];
      value: number;
    };
    /**
     * Number
     * @description A field for a whole number.
     */
    Number: {
      /** @enum {unknown} */
      type: "number";
      id: string;
      name: components["schemas"]["Say"];
      least: number;
      most: number;
      value: number;
      /** @default [] */
      quick?: components["schemas"]["Quick"][];
      /**
       * @default
       * @enum {unknown}
       */
      side?: "" | "left" | "right";
      /** @default {} */
      when?: {
        [key: string]: string;
      };
      /** @default  */
      icon?: string;
    };
    /**
     * Choice
     * @description One value of a pick field; `note` is a warning or a hint.
     */
    Choice: {
      value: string;
      name: components["schemas"]["Say"];
      /** @default null */
      note?: components["schemas"]["Say"] | null;
      /** @default  */
      touches?: string;
      /** @default  */
      colour?: string;
      /** @default  */
      letter?: string;
      /** @default  */
      icon?: string;
      /** @default false */
      hatched?: boolean;
    };
    /**
     * Pick
     * @description A field that takes one of some things, or several.
     */
    Pick: {
      /** @enum {unknown} */
      type: "pick";
      id: string;
      name: components["schemas"]["Say"];
      choices: components["schemas"]["Choice"][];
      /** @default false */
      many?: boolean;
      /** @default [] */
      value?: string[];
      /**
       * @default
       * @enum {unknown}
       */
      side?: "" | "left" | "right";
      /** @default {} */
      when?: {
        [key: string]: string;
      };
    };
    /**
     * Form
     * @description A free-form offer. The action is `template` with each `{field}` replaced: a number as it is, a single pick as its value,
     *         several as a comma-separated list, nothing as `-`. A field that is not shown counts as 0 or `-`.
     */
    Form: {
      /** @enum {unknown} */
      type: "form";
      id: string;
      name: components["schemas"]["Say"];
      template: string;
      fields: (components["schemas"]["Number"] | components["schemas"]["Pick"])[];
      submit: components["schemas"]["Say"];
      /** @default  */
      group?: string;
      /** @default  */
      icon?: string;
      /** @default [] */
      touches?: string[];
      /** @default null */
      left?: components["schemas"]["Say"] | null;
      /** @default null */
      right?: components["schemas"]["Say"] | null;
      /** @default [] */
      lines?: components["schemas"]["Line"][];
      /** @default  */
      rule?: string;
    };
    /**
     * Refusal
     * @description Something one might expect to be possible, and why it is not.
     */
    Refusal: {
      /** @enum {unknown} */
      type: "refusal";
      name: components["schemas"]["Say"];
      reason: components["schemas"]["Say"];
      rule: string;
      /** @default  */
      group?: string;
      /** @default  */
      icon?: string;
      /** @default [] */
      touches?: string[];
    };
    /**
     * Offers
     * @description All that a seat may do now, in the order it is shown.
     */
    Offers: {
      /** @default [] */
      offers?: components["schemas"]["Offer"][];
      /** @default [] */
      forms?: components["schemas"]["Form"][];
      /** @default [] */
      refusals?: components["schemas"]["Refusal"][];
      /** @default [] */
      standing?: components["schemas"]["Offer"][];
    };
    /**
     * Preview
     * @description What an action would bring: words, and lines and marks on the board.
     */
    Preview: {
      /** @default [] */
      remarks?: components["schemas"]["Say"][];
      /** @default [] */
      lines?: components["schemas"]["Stroke"][];
      /** @default [] */
      marks?: components["schemas"]["Mark"][];
    };
    /**
     * Walk
     * @description A piece goes from space to space.
     */
    Walk: {
      /** @enum {unknown} */
      type: "walk";
      piece: string;
      path: string[];
    };
    /**
     * Flight
     * @description Something small flies from one thing to another (pieces, spaces, zones or `seat-<n>`): money, a card, damage.
     */
    Flight: {
      /** @enum {unknown} */
      type: "flight";
      icon: string;
      start: string;
      end: string;
      /** @default  */
      text?: string;
      /** @default brass */
      colour?: string;
    };
    /**
     * Tumble
     * @description Dice fall.
     */
    Tumble: {
      /** @enum {unknown} */
      type: "tumble";
      dice: string;
      faces: string[];
    };
    /**
     * Flash
     * @description Something is pointed out where it lies.
     */
    Flash: {
      /** @enum {unknown} */
      type: "flash";
      target: string;
      /** @default  */
      text?: string;
      /** @default brass */
      colour?: string;
    };
    /**
     * Happening
     * @description One event as a seat hears it: a sentence of the log with its rule, and what moves.
     */
    Happening: {
      text: components["schemas"]["Say"];
      rule: string;
      /** @default null */
      seat?: number | null;
      /** @default [] */
      motions?: (
        | components["schemas"]["Walk"]
        | components["schemas"]["Flight"]
        | components["schemas"]["Tumble"]
        | components["schemas"]["Flash"]
      )[];
      /** @default null */
      card?: components["schemas"]["Piece"] | null;
      /** @default false */
      loud?: boolean;
    };
    /**
     * Rule
     * @description One numbered rule, in Markdown.
     */
    Rule: {
      id: string;
      text: string;
    };
    /**
     * Chapter
     * @description The rules under one heading.
     */
    Chapter: {
      title: string;
      /** @default  */
      intro?: string;
      /** @default [] */
      rules?: components["schemas"]["Rule"][];
    };
    /**
     * Rulebook
     * @description All rules of a game in one language.
     */
    Rulebook: {
      title: string;
      /** @default  */
      intro?: string;
      /** @default [] */
      chapters?: components["schemas"]["Chapter"][];
    };
    /**
     * OptionField
     * @description One option. Its words: `option-<id>`, `.help`, and an attribute for each value.
     */
    OptionField: {
      id: string;
      /** @enum {unknown} */
      kind: "choice" | "number" | "switch";
      value: string | number | boolean;
      /** @default [] */
      values?: string[];
      /** @default 0 */
      least?: number;
      /** @default 0 */
      most?: number;
      /** @default 1 */
      step?: number;
      /** @default  */
      section?: string;
      /** @default  */
      rule?: string;
    };
    /**
     * Candidate
     * @description One move that was thought about. `worth` is how well the seat would then stand, out of 100.
     */
    Candidate: {
      action: string;
      name: components["schemas"]["Say"];
      worth: number;
      /** @default [] */
      touches?: string[];
    };
    /**
     * Lesson
     * @description A table for learners: the first seat is theirs, computers sit at the others.
     */
    Lesson: {
      seed: number;
      seats: number;
      level: string;
      options: Record<string, never>;
      step: components["schemas"]["Step"][];
    };
    /**
     * Step
     * @description One thing to learn.
     */
    Step: {
      id: string;
      /** @default  */
      asked?: string;
      /** @default  */
      heard?: string;
      /** @default  */
      after?: string;
      /** @default [] */
      points?: string[];
      /** @default  */
      rule?: string;
    };
    /**
     * Drawn
     * @description A picture, drawn: a scene with nothing but what is shown.
     */
    Drawn: {
      scene: components["schemas"]["Scene"];
      /** @default [] */
      crop?: string[];
      /** @default [] */
      marks?: string[];
    };
    /**
     * PictureCard
     * @description A picture in a list: which rule it belongs to, and what it shows.
     */
    PictureCard: {
      id: string;
      rule: string;
      caption: components["schemas"]["Say"];
    };
    /**
     * Bookmark
     * @description A place worth turning to: a new turn, a new round.
     */
    Bookmark: {
      version: number;
      text: components["schemas"]["Say"];
      /** @default null */
      seat?: number | null;
    };
    /**
     * Point
     * @description How the seats stood after an action.
     */
    Point: {
      version: number;
      moment: number;
      scores: number[];
      /** @default [] */
      chances?: number[];
    };
    /**
     * Turning
     * @description Where a game turned: somebody took the lead for good, gained much or lost much. `version` is where that began.
     */
    Turning: {
      version: number;
      /** @enum {unknown} */
      kind: "gain" | "lead" | "loss";
      /** @default null */
      seat?: number | null;
      /** @default 0 */
      amount?: number;
    };
    /**
     * Problem
     * @description Why something failed and what to do about it, in plain English.
     */
    Problem: {
      error: string;
    };
    /**
     * Health
     * @description How the server is.
     */
    Health: {
      /** @enum {unknown} */
      status: "failing" | "ok";
      version: string;
      compiled: boolean;
      games: string[];
      left_out: string[];
      writable: boolean;
    };
    /**
     * GameLook
     * @description How a game looks: the colours of its mood (in a light and in a dark room), the outline of its emblem (an SVG path in a
     *         square of 512), and where its other icons and the drawing on its box are.
     */
    GameLook: {
      mood: {
        [key: string]: [string, string];
      };
      emblem: string;
      icons: string;
      cover: string;
    };
    /**
     * GameCard
     * @description A box on the shelf. What stands on it, `game-name` and `game-blurb`, is here in every language: nobody has to fetch
     *         the words of all games to see the shelf.
     */
    GameCard: {
      id: string;
      look: components["schemas"]["GameLook"];
      least_seats: number;
      most_seats: number;
      usual_seats: number;
      minutes: [number, number];
      levels: string[];
      options: components["schemas"]["OptionField"][];
      version: string;
      languages: string[];
      label: {
        [key: string]: string;
      };
      /** @default false */
      famous?: boolean;
      /** @default false */
      lesson?: boolean;
    };
    /**
     * Famous
     * @description A line of a game's hall of fame.
     */
    Famous: {
      chapter: string;
      name: components["schemas"]["Say"];
      level: components["schemas"]["Say"];
      score: number;
      players: string[];
      at: number;
    };
    /** NewSeat */
    NewSeat: {
      /** @enum {unknown} */
      kind: "bot" | "here" | "link" | "me";
      /** @default  */
      name?: string;
      /** @default  */
      level?: string;
    };
    /** NewTable */
    NewTable: {
      game: string;
      seats: components["schemas"]["NewSeat"][];
      /** @default {} */
      options?: {
        [key: string]: string | number | boolean;
      };
      /** @default false */
      lesson?: boolean;
      /** @default null */
      hints?: boolean | null;
      /** @default {} */
      customs?: components["schemas"]["Customs"];
    };
    /**
     * Customs
     * @description The usual ones suit friends.
     */
    Customs: {
      /** @default true */
      free_chat?: boolean;
      /**
       * @default agreed
       * @enum {unknown}
       */
      undo?: "agreed" | "never" | "own";
      /**
       * @default agreed
       * @enum {unknown}
       */
      stand_in?: "agreed" | "always" | "never";
      /** @default 0 */
      turn_seconds?: number;
    };
    /**
     * Created
     * @description A new table. `keys` are the secrets of the seats at this screen, `invitations` those of the seats to be sent to others;
     *         they are shown this once and kept only as hashes.
     */
    Created: {
      table: string;
      keys: {
        [key: string]: string;
      };
      invitations: {
        [key: string]: string;
      };
      watch: string;
    };
    /** Keys */
    Keys: {
      keys: {
        [key: string]: string[];
      };
    };
    /** Join */
    Join: {
      key: string;
      name: string;
    };
    /** Joined */
    Joined: {
      seat: number;
      key: string;
    };
    /** Rematch */
    Rematch: {
      keys: string[];
    };
    /** Again */
    Again: {
      table: string;
    };
    /**
     * Dispute
     * @description Somebody thinks that a rule was not applied as it is written.
     */
    Dispute: {
      keys: string[];
      /** @default  */
      note?: string;
      /** @default  */
      action?: string;
    };
    /** Player */
    Player: {
      /** @default  */
      name?: string;
    };
    /**
     * DealResult
     * @description How a deal ended for somebody.
     */
    DealResult: {
      name: string;
      place: number;
      score: number;
      share: number;
    };
    /**
     * Deal
     * @description The deal of one day (by universal time), the best results first.
     */
    Deal: {
      game: string;
      day: string;
      results: components["schemas"]["DealResult"][];
    };
    /**
     * Sitter
     * @description Who sits where, as everybody sees it.
     */
    Sitter: {
      seat: number;
      name: string;
      /** @enum {unknown} */
      kind: "bot" | "open" | "person";
      /** @default  */
      level?: string;
      /** @default false */
      here?: boolean;
      /** @default  */
      stand_in?: string;
    };
    /**
     * TableCard
     * @description A running table in a list.
     */
    TableCard: {
      table: string;
      game: string;
      seats: components["schemas"]["Sitter"][];
      mine: number[];
      started: number;
      moved: number;
      over: boolean;
      /** @default null */
      asked?: number | null;
      /** @default null */
      caption?: components["schemas"]["Say"] | null;
    };
    /**
     * Hello
     * @description Secrets of one's own seats, or of the spectators' link. `since` is the last version seen (-1: none): the happenings since
     *         then are told again, so that nothing is missed after a lost connection.
     */
    Hello: {
      /** @enum {unknown} */
      type: "hello";
      keys: string[];
      /** @default -1 */
      since?: number;
      /** @default -1 */
      look?: number;
      /** @default false */
      brief?: boolean;
    };
    /**
     * Act
     * @description Do this. `version` is that of the Update in which it was offered.
     */
    Act: {
      /** @enum {unknown} */
      type: "act";
      seat: number;
      version: number;
      action: string;
    };
    /**
     * Ask
     * @description Would this be possible? Nothing changes.
     */
    Ask: {
      /** @enum {unknown} */
      type: "ask";
      id: number;
      seat: number;
      action: string;
    };
    /**
     * Look
     * @description Show the table as this seat of mine sees it (several people at one screen). `since` as in Hello, for this seat.
     */
    Look: {
      /** @enum {unknown} */
      type: "look";
      seat: number;
      /** @default -1 */
      since?: number;
    };
    /**
     * Talk
     * @description Free words, where the table allows them; or one of the ready-made phrases.
     */
    Talk: {
      /** @enum {unknown} */
      type: "talk";
      seat: number;
      /** @default  */
      text?: string;
      /** @default  */
      phrase?: string;
    };
    /**
     * AskHint
     * @description Help me: level 1 is a nudge, 2 compares moves, 3 advises one. `version` is that of the Update I look at.
     */
    AskHint: {
      /** @enum {unknown} */
      type: "hint";
      seat: number;
      version: number;
      /** @enum {unknown} */
      level: 1 | 2 | 3;
    };
    /**
     * Why
     * @description Why can I do nothing with this thing of the scene now?
     */
    Why: {
      /** @enum {unknown} */
      type: "why";
      id: number;
      seat: number;
      thing: string;
    };
    /**
     * Undo
     * @description Take back my last actions. `version` is that of the last Update.
     */
    Undo: {
      /** @enum {unknown} */
      type: "undo";
      seat: number;
      version: number;
      /** @default 1 */
      count?: number;
    };
    /**
     * Propose
     * @description Ask all others: to go back before my last action, or to let a computer play for the seat `about`.
     */
    Propose: {
      /** @enum {unknown} */
      type: "propose";
      seat: number;
      /** @enum {unknown} */
      what: "stand-in" | "undo";
      about: number;
    };
    /**
     * Vote
     * @description My answer to an open question.
     */
    Vote: {
      /** @enum {unknown} */
      type: "vote";
      seat: number;
      number: number;
      yes: boolean;
    };
    /**
     * Return
     * @description I play myself again.
     */
    Return: {
      /** @enum {unknown} */
      type: "return";
      seat: number;
    };
    /**
     * Said
     * @description A line of the chat. Plain text, never markup; or a phrase, whose message has this name.
     */
    Said: {
      /** @enum {unknown} */
      type: "said";
      seat: number;
      text: string;
      at: number;
      /** @default  */
      phrase?: string;
    };
    /**
     * Noted
     * @description Something for the log that is no move: somebody was given a hint when the table had this version.
     */
    Noted: {
      /** @enum {unknown} */
      type: "noted";
      version: number;
      happening: components["schemas"]["Happening"];
    };
    /**
     * Welcome
     * @description Sent first, and again when somebody comes or goes (then without the chat).
     */
    Welcome: {
      /** @enum {unknown} */
      type: "welcome";
      game: string;
      mine: number[];
      seats: components["schemas"]["Sitter"][];
      /** @default [] */
      chat?: components["schemas"]["Said"][];
      /** @default false */
      hints?: boolean;
      /** @default [] */
      notes?: components["schemas"]["Noted"][];
      /** @default {} */
      customs?: components["schemas"]["Customs"];
      /** @default [] */
      phrases?: string[];
      /** @default  */
      rematch?: string;
      /** @default  */
      day?: string;
    };
    /**
     * Question
     * @description Something that all have to agree to, and how it stands.
     */
    Question: {
      /** @enum {unknown} */
      type: "question";
      number: number;
      seat: number;
      /** @enum {unknown} */
      what: "stand-in" | "undo";
      about: number;
      /** @enum {unknown} */
      outcome: "agreed" | "dropped" | "open" | "refused";
      /** @default 0 */
      count?: number;
      /** @default [] */
      waiting?: number[];
    };
    /**
     * Undoable
     * @description How many actions I can take back: by myself, or else with the others' consent, so that my last one is among them.
     */
    Undoable: {
      /** @default 0 */
      own?: number;
      /** @default 0 */
      agreed?: number;
      /** @default 0 */
      border?: number;
      /** @default false */
      ask?: boolean;
    };
    /**
     * Entry
     * @description What one action led to.
     */
    Entry: {
      version: number;
      happenings: components["schemas"]["Happening"][];
      /** @default null */
      back?: number | null;
    };
    /**
     * TimeLeft
     * @description Seconds left, where the options limit them. The clock stands while nobody is at the table.
     */
    TimeLeft: {
      /** @default null */
      turn?: number | null;
      /** @default null */
      game?: number | null;
    };
    /**
     * Update
     * @description The table as `seat` sees it after `version` actions. `log` holds what happened since the last update (the whole log so
     *         far in the first one, where `first` is set and nothing is to be animated).
     */
    Update: {
      /** @enum {unknown} */
      type: "update";
      version: number;
      seat: number | null;
      scene: components["schemas"]["Scene"];
      offers: components["schemas"]["Offers"];
      log: components["schemas"]["Entry"][];
      /** @default false */
      first?: boolean;
      /** @default null */
      time?: components["schemas"]["TimeLeft"] | null;
      /** @default null */
      undo?: components["schemas"]["Undoable"] | null;
    };
    /**
     * Refused
     * @description That was not possible; nothing changed. `error` is plain English for what no rule covers (a stale offer, bad words).
     */
    Refused: {
      /** @enum {unknown} */
      type: "refused";
      /** @default null */
      reason?: components["schemas"]["Say"] | null;
      /** @default  */
      rule?: string;
      /** @default  */
      error?: string;
    };
    /**
     * Advice
     * @description The answer to Ask: possible, unless there is a reason or an error (words that are no action).
     */
    Advice: {
      /** @enum {unknown} */
      type: "advice";
      id: number;
      /** @default null */
      reason?: components["schemas"]["Say"] | null;
      /** @default  */
      rule?: string;
      /** @default [] */
      remarks?: components["schemas"]["Say"][];
      /** @default  */
      error?: string;
      /** @default [] */
      lines?: components["schemas"]["Stroke"][];
      /** @default [] */
      marks?: components["schemas"]["Mark"][];
    };
    /**
     * Hinted
     * @description A hint, up to the level that was asked for. It is worked out from what the seat sees.
     */
    Hinted: {
      /** @enum {unknown} */
      type: "hinted";
      seat: number;
      version: number;
      /** @enum {unknown} */
      level: 1 | 2 | 3;
      nudge: components["schemas"]["Say"][];
      /** @default [] */
      marks?: string[];
      /** @default [] */
      candidates?: components["schemas"]["Candidate"][];
      /** @default [] */
      reason?: components["schemas"]["Say"][];
    };
    /**
     * Because
     * @description The answer to Why.
     */
    Because: {
      /** @enum {unknown} */
      type: "because";
      id: number;
      refusals: components["schemas"]["Refusal"][];
    };
    /**
     * Visitor
     * @description Who wants to look: the secrets of seats of a game that still runs. A finished game is open to everybody.
     */
    Visitor: {
      /** @default [] */
      keys?: string[];
    };
    /**
     * ReplayCard
     * @description A game to be looked at again. Viewers are seats, -1 (everything open) and -2 (a spectator).
     */
    ReplayCard: {
      table: string;
      game: string;
      rules: string;
      played: string;
      seats: components["schemas"]["Sitter"][];
      length: number;
      over: boolean;
      finished: boolean;
      viewers: number[];
      steps: number[];
      bookmarks: components["schemas"]["Bookmark"][];
      curve: components["schemas"]["Point"][];
      turnings: components["schemas"]["Turning"][];
      levels: string[];
    };
    /**
     * FramesWanted
     * @description Some frames in a row. `fresh`: nothing before is known, so the first one brings all sheets and the log so far.
     */
    FramesWanted: {
      viewer: number;
      start: number;
      /** @default 1 */
      count?: number;
      /** @default true */
      fresh?: boolean;
      /** @default [] */
      keys?: string[];
    };
    /** Frames */
    Frames: {
      frames: components["schemas"]["Update"][];
    };
    /**
     * Fork
     * @description Sit down in this seat after so many actions; computers of this level (empty: as usual) take all others.
     */
    Fork: {
      version: number;
      seat: number;
      /** @default  */
      level?: string;
      /** @default  */
      name?: string;
    };
    /**
     * Verdict
     * @description What came of playing a record again.
     */
    Verdict: {
      fine: boolean;
      actions: number;
      over: boolean;
      /** @default [] */
      outcome?: number[];
      /** @default  */
      error?: string;
    };
    /**
     * Uploaded
     * @description A record that was verified and can now be replayed at this address.
     */
    Uploaded: {
      table: string;
      game: string;
      actions: number;
      over: boolean;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Who = components["schemas"]["Who"];
export type Say = components["schemas"]["Say"];
export type Stroke = components["schemas"]["Stroke"];
export type Mark = components["schemas"]["Mark"];
export type Pen = components["schemas"]["Pen"];
export type Badge = components["schemas"]["Badge"];
export type Gauge = components["schemas"]["Gauge"];
export type Piece = components["schemas"]["Piece"];
export type Band = components["schemas"]["Band"];
export type Space = components["schemas"]["Space"];
export type Tile = components["schemas"]["Tile"];
export type Frame = components["schemas"]["Frame"];
export type Board = components["schemas"]["Board"];
export type Row = components["schemas"]["Row"];
export type Pile = components["schemas"]["Pile"];
export type Dice = components["schemas"]["Dice"];
export type Track = components["schemas"]["Track"];
export type Line = components["schemas"]["Line"];
export type Panel = components["schemas"]["Panel"];
export type Cell = components["schemas"]["Cell"];
export type Account = components["schemas"]["Account"];
export type Ledger = components["schemas"]["Ledger"];
export type Sheet = components["schemas"]["Sheet"];
export type Glimpse = components["schemas"]["Glimpse"];
export type Pip = components["schemas"]["Pip"];
export type Pips = components["schemas"]["Pips"];
export type Stat = components["schemas"]["Stat"];
export type SeatPanel = components["schemas"]["SeatPanel"];
export type Standing = components["schemas"]["Standing"];
export type Curve = components["schemas"]["Curve"];
export type Result = components["schemas"]["Result"];
export type Fame = components["schemas"]["Fame"];
export type Scene = components["schemas"]["Scene"];
export type Offer = components["schemas"]["Offer"];
export type Quick = components["schemas"]["Quick"];
export type Number = components["schemas"]["Number"];
export type Choice = components["schemas"]["Choice"];
export type Pick = components["schemas"]["Pick"];
export type Form = components["schemas"]["Form"];
export type Refusal = components["schemas"]["Refusal"];
export type Offers = components["schemas"]["Offers"];
export type Preview = components["schemas"]["Preview"];
export type Walk = components["schemas"]["Walk"];
export type Flight = components["schemas"]["Flight"];
export type Tumble = components["schemas"]["Tumble"];
export type Flash = components["schemas"]["Flash"];
export type Happening = components["schemas"]["Happening"];
export type Rule = components["schemas"]["Rule"];
export type Chapter = components["schemas"]["Chapter"];
export type Rulebook = components["schemas"]["Rulebook"];
export type OptionField = components["schemas"]["OptionField"];
export type Candidate = components["schemas"]["Candidate"];
export type Lesson = components["schemas"]["Lesson"];
export type Step = components["schemas"]["Step"];
export type Drawn = components["schemas"]["Drawn"];
export type PictureCard = components["schemas"]["PictureCard"];
export type Bookmark = components["schemas"]["Bookmark"];
export type Point = components["schemas"]["Point"];
export type Turning = components["schemas"]["Turning"];
export type Problem = components["schemas"]["Problem"];
export type Health = components["schemas"]["Health"];
export type GameLook = components["schemas"]["GameLook"];
export type GameCard = components["schemas"]["GameCard"];
export type Famous = components["schemas"]["Famous"];
export type NewSeat = components["schemas"]["NewSeat"];
export type NewTable = components["schemas"]["NewTable"];
export type Customs = components["schemas"]["Customs"];
export type Created = components["schemas"]["Created"];
export type Keys = components["schemas"]["Keys"];
export type Join = components["schemas"]["Join"];
export type Joined = components["schemas"]["Joined"];
export type Rematch = components["schemas"]["Rematch"];
export type Again = components["schemas"]["Again"];
export type Dispute = components["schemas"]["Dispute"];
export type Player = components["schemas"]["Player"];
export type DealResult = components["schemas"]["DealResult"];
export type Deal = components["schemas"]["Deal"];
export type Sitter = components["schemas"]["Sitter"];
export type TableCard = components["schemas"]["TableCard"];
export type Hello = components["schemas"]["Hello"];
export type Act = components["schemas"]["Act"];
export type Ask = components["schemas"]["Ask"];
export type Look = components["schemas"]["Look"];
export type Talk = components["schemas"]["Talk"];
export type AskHint = components["schemas"]["AskHint"];
export type Why = components["schemas"]["Why"];
export type Undo = components["schemas"]["Undo"];
export type Propose = components["schemas"]["Propose"];
export type Vote = components["schemas"]["Vote"];
export type Return = components["schemas"]["Return"];
export type Said = components["schemas"]["Said"];
export type Noted = components["schemas"]["Noted"];
export type Welcome = components["schemas"]["Welcome"];
export type Question = components["schemas"]["Question"];
export type Undoable = components["schemas"]["Undoable"];
export type Entry = components["schemas"]["Entry"];
export type TimeLeft = components["schemas"]["TimeLeft"];
export type Update = components["schemas"]["Update"];
export type Refused = components["schemas"]["Refused"];
export type Advice = components["schemas"]["Advice"];
export type Hinted = components["schemas"]["Hinted"];
export type Because = components["schemas"]["Because"];
export type Visitor = components["schemas"]["Visitor"];
export type ReplayCard = components["schemas"]["ReplayCard"];
export type FramesWanted = components["schemas"]["FramesWanted"];
export type Frames = components["schemas"]["Frames"];
export type Fork = components["schemas"]["Fork"];
export type Verdict = components["schemas"]["Verdict"];
export type Uploaded = components["schemas"]["Uploaded"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
