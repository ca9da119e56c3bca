// Generated from src/tafelrunde/server/wire.py by `npm run wire`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
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
     * Who
     * @description A seat, to be read as the name of whoever sits there.
     */
    Who: {
      /** @enum {unknown} */
      type: "who";
      seat: number;
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
      /** @default false */
      strong?: boolean;
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
     * @description A thing on the table: a token, a card, a figure, a sign.
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
      shape?: "card" | "chip" | "figure" | "marker" | "sign" | "tile" | "token";
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
      /** @default 0 */
      inset?: number;
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
      /** @default false */
      queue?: boolean;
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
     * Contender
     * @description One of those who stand against each other on a stage: a card, all that counts for it, and the sum.
     */
    Contender: {
      name: components["schemas"]["Say"];
      /** @default [] */
      lines?: components["schemas"]["Line"][];
      /** @default null */
      total?: components["schemas"]["Say"] | null;
      /** @default ink */
      colour?: string;
      /** @default  */
      icon?: string;
      /** @default null */
      seat?: number | null;
      /** @default null */
      piece?: components["schemas"]["Piece"] | null;
    };
    /**
     * Meter
     * @description How far something has come towards a goal.
     */
    Meter: {
      name: components["schemas"]["Say"];
      value: number;
      most: number;
      /** @default 0 */
      waiting?: number;
      /** @default 0 */
      shield?: number;
      /** @default  */
      icon?: string;
      /** @default leaf */
      colour?: string;
    };
    /**
     * Stage
     * @description What is going on now, shown large until it is over: a fight, an auction, a challenge, a throw, a card.
     */
    Stage: {
      /** @enum {unknown} */
      type: "stage";
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
      /** @default [] */
      contenders?: components["schemas"]["Contender"][];
      /** @default null */
      result?: components["schemas"]["Say"] | null;
      /** @default null */
      meter?: components["schemas"]["Meter"] | null;
      /** @default [] */
      dice?: string[];
      /** @default [] */
      more?: components["schemas"]["Line"][];
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
     * @description What opens when a thing is looked at closely: a card, a space, a whole pile.
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
     * @description A group of marks: the cards of a suit, the spaces of a colour.
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
     * @description One seat's line in the chart of the end; without a seat that of all together.
     */
    Curve: {
      seat: number | null;
      values: number[];
    };
    /**
     * Next
     * @description What one would play next: the same seats with these options changed.
     */
    Next: {
      name: components["schemas"]["Say"];
      options: {
        [key: string]: string | number | boolean;
      };
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
      /** @default null */
      then?: components["schemas"]["Next"] | null;
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
      /**
       * @default
       * @enum {unknown}
       */
      medal?: "" | "bronze" | "gold" | "silver";
    };
    /**
     * Scene
     * @description The whole table as one seat sees it.
     */
    Scene: {
      prompt: components["schemas"]["Say"] | null;
      zones: (
        | components["schemas"]["Board"]
        | components["schemas"]["Row"]
        | components["schemas"]["Pile"]
        | components["schemas"]["Dice"]
        | components["schemas"]["Track"]
        | components["schemas"]["Panel"]
        | components["schemas"]["Stage"]
        | components["schemas"]["Ledger"]
      )[];
      seats: components["schemas"]["SeatPanel"][];
      /** @default null */
      asked?: number | null;
      /** @default null */
      caption?: components["schemas"]["Say"] | null;
      /** @default [] */
      so_far?: components["schemas"]["Say"][];
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
     * Details
     * @description What can be looked at closely. There is much of it, so it is made when somebody looks.
     */
    Details: {
      /** @default {} */
      sheets?: {
        [key: string]: components["schemas"]["Sheet"];
      };
      /** @default {} */
      glimpses?: {
        [key: string]: components["schemas"]["Glimpse"];
      };
    };
    /**
     * Heading
     * @description What stands at the edge of a table of offers: who, or what; its badges are the short form.
     */
    Heading: {
      id: string;
      name: components["schemas"]["Say"];
      /** @default  */
      icon?: string;
      /** @default ink */
      colour?: string;
      /** @default [] */
      badges?: components["schemas"]["Badge"][];
    };
    /**
     * Grid
     * @description The offers and refusals of one group as a table: who could do what. Each says in which row and column it stands.
     */
    Grid: {
      group: string;
      name: components["schemas"]["Say"];
      rows: components["schemas"]["Heading"][];
      columns: components["schemas"]["Heading"][];
    };
    /**
     * Place
     * @description Where an offer or a refusal stands in a table, and what is seen there before it is chosen.
     */
    Place: {
      row: string;
      column: string;
      badge: components["schemas"]["Badge"];
    };
    /**
     * Offer
     * @description One thing the seat may do now; `action` is its text form and goes back as it is. Several, joined by `THEN`, are said one
     *         after the other whenever the seat is asked, as long as the rules allow it; one of them may be `ANY`.
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
      final?: boolean;
      /** @default false */
      quick?: boolean;
      /** @default false */
      forced?: boolean;
      /** @default false */
      main?: boolean;
      /** @default  */
      rule?: string;
      /** @default false */
      runs?: boolean;
      /** @default false */
      preview?: boolean;
      /** @default null */
      place?: components["schemas"]["Place"] | null;
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
      /** @default null */
      place?: components["schemas"]["Place"] | null;
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
      grids?: components["schemas"]["Grid"][];
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
      big?: boolean;
      /** @default false */
      loud?: boolean;
      /** @default null */
      spoken?: components["schemas"]["Say"] | null;
      /** @default null */
      doer?: components["schemas"]["Say"] | null;
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
      /** @default 0 */
      seats?: number;
    };
    /**
     * Book
     * @description All rules of a game in one language. Chapters without rules of their own come first: together they are the summary.
     */
    Book: {
      title: string;
      /** @default  */
      intro?: string;
      /** @default [] */
      chapters?: components["schemas"]["Chapter"][];
      /** @default {} */
      headings?: {
        [key: string]: string;
      };
      /** @default [] */
      glossary?: components["schemas"]["Explained"][];
    };
    /**
     * Explained
     * @description A word of the glossary.
     */
    Explained: {
      word: string;
      means: string;
      rule: string;
    };
    /**
     * Course
     * @description A `course.toml`: the learner sits in the first seat, computers of a level in the others.
     */
    Course: {
      seats: number;
      level: string;
      lesson: components["schemas"]["CourseLesson"][];
      /** @default {} */
      options?: Record<string, never>;
    };
    /**
     * CourseLesson
     * @description One thing to learn by doing it.
     */
    CourseLesson: {
      id: string;
      do: string[];
      rules: string[];
      /** @default 1 */
      seed?: number;
      /** @default 1 */
      nth?: number;
      /** @default  */
      asked?: string;
      /** @default [] */
      heard?: string[];
      /** @default  */
      opens?: string;
      /** @default  */
      until?: string;
      /** @default [] */
      said?: string[];
      /** @default [] */
      example?: string[];
      /** @default [] */
      points?: string[];
      /** @default {} */
      options?: Record<string, never>;
    };
    /**
     * FoundRule
     * @description A rule that answers a question, and its chapter.
     */
    FoundRule: {
      id: string;
      chapter: string;
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
      /** @default null */
      apart?: components["schemas"]["Say"] | null;
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
      /** @default null */
      before?: components["schemas"]["Scene"] | null;
      /** @default [] */
      told?: components["schemas"]["Say"][];
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
      /** @default null */
      say?: components["schemas"]["Say"] | null;
    };
    /**
     * Health
     * @description That a server lives, and what it is.
     */
    Health: {
      version: string;
      compiled: boolean;
      games: string[];
      left_out: string[];
    };
    /**
     * Ready
     * @description Whether people can be sent to this server.
     */
    Ready: {
      ready: boolean;
    };
    /**
     * Network
     * @description Where other devices find this server: what is surest first; nothing if only its own machine does.
     */
    Network: {
      addresses: string[];
      opened: boolean;
      switch: boolean;
    };
    /**
     * HouseRules
     * @description What the host of a server says to everybody, and who has to keep a name here: whoever sets up tables, or everybody.
     */
    HouseRules: {
      announcement: string;
      read_only: boolean;
      /** @enum {unknown} */
      known: "everybody" | "nobody" | "tables";
    };
    /** LetIn */
    LetIn: {
      others: boolean;
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
      presets: components["schemas"]["Preset"][];
      version: string;
      languages: string[];
      label: {
        [key: string]: string;
      };
      /** @default false */
      famous?: boolean;
      /** @default false */
      together?: boolean;
      /** @default [] */
      alliances?: components["schemas"]["Alliance"][];
      /** @default false */
      lesson?: boolean;
      /** @default [] */
      course?: string[];
    };
    /**
     * Preset
     * @description Some options that go together, chosen at once. Its words: `preset-<id>` and `.help`.
     */
    Preset: {
      id: string;
      options: {
        [key: string]: string | number | boolean;
      };
      /** @default  */
      chapter?: string;
    };
    /**
     * Alliance
     * @description Who plays with whom where so many sit down and an option has one of some values.
     */
    Alliance: {
      sides: number[];
      /** @default  */
      option?: string;
      /** @default [] */
      values?: string[];
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
      /**
       * @default
       * @enum {unknown}
       */
      medal?: "" | "bronze" | "gold" | "silver";
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
      /** @default  */
      pack?: string;
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
      /** @default 30 */
      propose_seconds?: number;
    };
    /**
     * PackCard
     * @description A pack on this server: cards and boards of somebody's own, named by what they say.
     */
    PackCard: {
      content: string;
      game: string;
      name: string;
      author: string;
      options: components["schemas"]["OptionField"][];
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
    /**
     * LessonTable
     * @description A new table at the position of a lesson.
     */
    LessonTable: {
      table: string;
      keys: {
        [key: string]: string;
      };
      invitations: {
        [key: string]: string;
      };
      watch: string;
      do: string[];
    };
    /** Keys */
    Keys: {
      keys: {
        [key: string]: string[];
      };
    };
    /** Invitation */
    Invitation: {
      key: string;
      /** @default [] */
      keys?: string[];
    };
    /**
     * Invited
     * @description What has become of an invitation: whose seat it is, and whether it is still free or already this browser's own.
     */
    Invited: {
      seat: number;
      name: string;
      /** @enum {unknown} */
      state: "mine" | "open" | "taken";
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
    /**
     * Complaint
     * @description A line of chat that somebody reports to the host of the server: who said it, and when.
     */
    Complaint: {
      keys: string[];
      seat: number;
      at: number;
      /** @default  */
      note?: string;
    };
    /** Rematch */
    Rematch: {
      keys: string[];
      /** @default false */
      next?: boolean;
    };
    /** Again */
    Again: {
      table: string;
    };
    /**
     * Placed
     * @description How a game ended for somebody; without a name it was the team.
     */
    Placed: {
      name: string;
      place: number;
      score: number;
    };
    /**
     * Played
     * @description A finished game of an evening.
     */
    Played: {
      table: string;
      places: components["schemas"]["Placed"][];
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
      /** @default false */
      host?: boolean;
      /** @default 0 */
      away?: number;
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
      /** @default [] */
      so_far?: components["schemas"]["Say"][];
    };
    /**
     * OwnLine
     * @description A line of chat that one has said.
     */
    OwnLine: {
      text: string;
      phrase: string;
      at: number;
    };
    /**
     * OwnSeat
     * @description All that a server keeps about somebody at one seat.
     */
    OwnSeat: {
      table: string;
      game: string;
      seat: number;
      name: string;
      started: number;
      moved: number;
      over: boolean;
      options: Record<string, never>;
      moves: string[];
      lines: components["schemas"]["OwnLine"][];
      hints: number;
      results: components["schemas"]["DealResult"][];
    };
    /**
     * OwnData
     * @description All that a server keeps about somebody who has these keys.
     */
    OwnData: {
      seats: components["schemas"]["OwnSeat"][];
    };
    /** Forgotten */
    Forgotten: {
      seats: number;
    };
    /**
     * Nothing
     * @description A call that needs no words.
     */
    Nothing: Record<string, never>;
    /** NewPerson */
    NewPerson: {
      /** @default  */
      name?: string;
    };
    /** Phrase */
    Phrase: {
      phrase: string;
    };
    /**
     * SignedIn
     * @description This device is somebody's from now on. It sends the session with its calls, as a bearer.
     */
    SignedIn: {
      session: string;
      name: string;
      /** @default  */
      phrase?: string;
    };
    /**
     * PasskeyOptions
     * @description What a browser needs to make or to use a passkey (WebAuthn, as JSON).
     */
    PasskeyOptions: {
      options: Record<string, never>;
    };
    /**
     * PasskeyAnswer
     * @description What the browser made of it.
     */
    PasskeyAnswer: {
      answer: Record<string, never>;
    };
    /**
     * MyTable
     * @description A seat of mine.
     */
    MyTable: {
      table: string;
      seat: number;
      game: string;
      moved: number;
      over: boolean;
    };
    /**
     * Me
     * @description Who I am here, and what is mine on all devices.
     */
    Me: {
      name: string;
      settings: Record<string, never>;
      passkeys: number;
      can_passkey: boolean;
      tables: components["schemas"]["MyTable"][];
    };
    /** MySettings */
    MySettings: {
      name: string;
      settings: Record<string, never>;
    };
    /** MySeat */
    MySeat: {
      table: string;
      seat: number;
    };
    /** SeatKey */
    SeatKey: {
      key: string;
    };
    /**
     * Done
     * @description It was done.
     */
    Done: {
      /** @default true */
      done?: boolean;
    };
    /**
     * HostGuest
     * @description Somebody who is connected.
     */
    HostGuest: {
      address: string;
      seats: string[];
    };
    /**
     * HostTable
     * @description A table that is open.
     */
    HostTable: {
      table: string;
      game: string;
      names: string[];
      muted: number[];
      version: number;
      moved: number;
      over: boolean;
      guests: components["schemas"]["HostGuest"][];
    };
    /**
     * HostProcess
     * @description A process of the server.
     */
    HostProcess: {
      name: string;
      memory: number;
      cpu: number;
      connections: number;
      waiting: number;
      tables: components["schemas"]["HostTable"][];
    };
    /** HostBan */
    HostBan: {
      network: string;
      why: string;
      at: number;
    };
    /**
     * HostComplaint
     * @description A line of chat that was reported.
     */
    HostComplaint: {
      number: number;
      table: string;
      seat: number;
      name: string;
      text: string;
      reporter: number;
      note: string;
      at: number;
    };
    /**
     * HostAudit
     * @description Something that the host did.
     */
    HostAudit: {
      at: number;
      deed: string;
    };
    /**
     * HostView
     * @description All that a host looks at.
     */
    HostView: {
      rules: components["schemas"]["HouseRules"];
      processes: components["schemas"]["HostProcess"][];
      load: number;
      database: number;
      free: number | null;
      complaints: components["schemas"]["HostComplaint"][];
      bans: components["schemas"]["HostBan"][];
      audit: components["schemas"]["HostAudit"][];
    };
    /**
     * EndTable
     * @description End a table for everybody; it is deleted.
     */
    EndTable: {
      /** @enum {unknown} */
      type: "end-table";
      table: string;
    };
    /** RemoveName */
    RemoveName: {
      /** @enum {unknown} */
      type: "remove-name";
      table: string;
      seat: number;
    };
    /**
     * Mute
     * @description Let somebody talk at a table, or not.
     */
    Mute: {
      /** @enum {unknown} */
      type: "mute";
      table: string;
      seat: number;
      muted: boolean;
    };
    /**
     * Ban
     * @description Let nobody in from a range of addresses, such as 192.0.2.0/24.
     */
    Ban: {
      /** @enum {unknown} */
      type: "ban";
      network: string;
      /** @default  */
      why?: string;
    };
    /** LiftBan */
    LiftBan: {
      /** @enum {unknown} */
      type: "lift-ban";
      network: string;
    };
    /**
     * Announce
     * @description Say something to everybody; nothing: no longer.
     */
    Announce: {
      /** @enum {unknown} */
      type: "announce";
      text: string;
    };
    /**
     * ReadOnly
     * @description Let nobody play, before an update, or let them again.
     */
    ReadOnly: {
      /** @enum {unknown} */
      type: "read-only";
      on: boolean;
    };
    /** SettleComplaint */
    SettleComplaint: {
      /** @enum {unknown} */
      type: "settle";
      number: number;
    };
    /**
     * Require
     * @description Who has to keep a name here.
     */
    Require: {
      /** @enum {unknown} */
      type: "require";
      /** @enum {unknown} */
      known: "everybody" | "nobody" | "tables";
    };
    /**
     * Hello
     * @description Secrets of one's own seats, or of the spectators' link.
     */
    Hello: {
      /** @enum {unknown} */
      type: "hello";
      keys: string[];
      /** @default -1 */
      look?: number;
      /** @default false */
      pulses?: boolean;
    };
    /**
     * Act
     * @description Do this. `version` is that of the Update in which it was offered. A move with a name of its own, unlike any other, is
     *         answered with Acted or Refused, and counts once however often it is sent.
     */
    Act: {
      /** @enum {unknown} */
      type: "act";
      seat: number;
      version: number;
      action: string;
      /** @default  */
      id?: string;
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
     * @description Show the whole table as this seat of mine sees it: another one at the same screen, or the same one anew.
     */
    Look: {
      /** @enum {unknown} */
      type: "look";
      seat: number;
    };
    /**
     * LookUp
     * @description Look at a thing closely, as the table was in this version. Answered with LookedUp.
     */
    LookUp: {
      /** @enum {unknown} */
      type: "look-up";
      version: number;
      name: string;
    };
    /**
     * Recall
     * @description What happened before this version? Answered with a Page of the log.
     */
    Recall: {
      /** @enum {unknown} */
      type: "recall";
      before: number;
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
     * AskReason
     * @description Why does a computer propose this? Answered with a Reason.
     */
    AskReason: {
      /** @enum {unknown} */
      type: "reason-wanted";
      seat: number;
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
     * @description Ask all others: to go back before my last action, to let a computer play for the seat `about`, or to give that seat a new
     *         link, which ends the old one. The host gives a new link without asking.
     */
    Propose: {
      /** @enum {unknown} */
      type: "propose";
      seat: number;
      /** @enum {unknown} */
      what: "new-link" | "stand-in" | "undo";
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
     * Pulse
     * @description Still there. The server says it every few seconds to whoever wants it, and the browser says it back.
     */
    Pulse: {
      /** @enum {unknown} */
      type: "pulse";
    };
    /**
     * Ping
     * @description Are you there? Answered with a Pulse at once.
     */
    Ping: {
      /** @enum {unknown} */
      type: "ping";
    };
    /**
     * Said
     * @description A line of the chat. Plain text, never markup; or a phrase, whose message has this name; or what a computer says.
     */
    Said: {
      /** @enum {unknown} */
      type: "said";
      seat: number;
      text: string;
      at: number;
      /** @default  */
      phrase?: string;
      /** @default null */
      say?: components["schemas"]["Say"] | null;
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
      waiting?: string;
      /** @default  */
      day?: string;
      /** @default  */
      announced?: string;
      /** @default false */
      read_only?: boolean;
      /** @default false */
      partners?: boolean;
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
      what: "new-link" | "stand-in" | "undo";
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
     * Proposal
     * @description What a computer would do where the whole team decides. Whoever sees it may do it for that seat, or any other of the
     *         offers; after so many seconds of silence the computer does it.
     */
    Proposal: {
      seat: number;
      action: string;
      name: components["schemas"]["Say"];
      touches: string[];
      seconds: number;
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
     * Page
     * @description Some entries of the log in a row, the oldest first. `earlier`: there are more before them.
     */
    Page: {
      /** @enum {unknown} */
      type: "page";
      entries: components["schemas"]["Entry"][];
      /** @default false */
      earlier?: boolean;
    };
    /**
     * Beat
     * @description One thing that happened, and how the scene changed with it.
     */
    Beat: {
      version: number;
      /** @default null */
      happening?: components["schemas"]["Happening"] | null;
      /** @default {} */
      patch?: Record<string, never>;
      /** @default null */
      back?: number | null;
      /** @default null */
      by?: number | null;
    };
    /**
     * Update
     * @description The table as `seat` sees it after `version` actions. A whole one (`base` is -1) brings the scene, the offers and the last
     *         page of the log, and nothing is animated. Any other tells what happened since the version `base`, which the viewer was shown
     *         last: beat by beat, the last beat leading to the table as it is now, and then how the offers changed.
     */
    Update: {
      /** @enum {unknown} */
      type: "update";
      version: number;
      seat: number | null;
      /** @default -1 */
      base?: number;
      /** @default null */
      scene?: components["schemas"]["Scene"] | null;
      /** @default null */
      offers?: components["schemas"]["Offers"] | null;
      /** @default null */
      log?: components["schemas"]["Page"] | null;
      /** @default [] */
      beats?: components["schemas"]["Beat"][];
      /** @default {} */
      patch?: Record<string, never>;
      /** @default null */
      sum?: number | null;
      /** @default null */
      time?: components["schemas"]["TimeLeft"] | null;
      /** @default null */
      undo?: components["schemas"]["Undoable"] | null;
      /** @default null */
      proposal?: components["schemas"]["Proposal"] | null;
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
      /** @default  */
      id?: string;
    };
    /**
     * Acted
     * @description The move of that name counts; it led to that version.
     */
    Acted: {
      /** @enum {unknown} */
      type: "acted";
      id: string;
      version: number;
    };
    /**
     * NewLink
     * @description The new invitation for a seat, for whoever asked for it.
     */
    NewLink: {
      /** @enum {unknown} */
      type: "new-link";
      seat: number;
      key: string;
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
     * Reason
     * @description Why a computer proposes what it does, worked out from what the seat sees.
     */
    Reason: {
      /** @enum {unknown} */
      type: "reason";
      seat: number;
      version: number;
      reason: components["schemas"]["Say"][];
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
     * LookedUp
     * @description What can be read about a thing, and what a board shows while it is looked at.
     */
    LookedUp: {
      /** @enum {unknown} */
      type: "looked-up";
      version: number;
      name: string;
      /** @default null */
      sheet?: components["schemas"]["Sheet"] | null;
      /** @default null */
      glimpse?: components["schemas"]["Glimpse"] | null;
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
     * @description Some frames in a row. `fresh`: nothing before is known, so the first one is whole; all others tell what changed.
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
     * Learner
     * @description Somebody who opens a lesson of a course.
     */
    Learner: {
      /** @default  */
      name?: string;
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
    /**
     * Exhibit
     * @description One thing of a pack as it lies on the table.
     */
    Exhibit: {
      file: string;
      place: string;
      name: components["schemas"]["Say"];
      group: components["schemas"]["Say"];
      /** @default [] */
      zones?: (
        | components["schemas"]["Board"]
        | components["schemas"]["Row"]
        | components["schemas"]["Pile"]
        | components["schemas"]["Dice"]
        | components["schemas"]["Track"]
        | components["schemas"]["Panel"]
        | components["schemas"]["Stage"]
        | components["schemas"]["Ledger"]
      )[];
      /** @default null */
      sheet?: components["schemas"]["Sheet"] | null;
      /** @default  */
      about?: string;
      /** @default {} */
      options?: {
        [key: string]: string | number | boolean;
      };
    };
    /**
     * Verbs
     * @description What may stand in a list of verbs: each by its name, with the fields that it takes.
     */
    Verbs: {
      fields: {
        [key: string]: string[];
      };
      /** @default verb */
      key?: string;
    };
    /**
     * Paint
     * @description A sign of a drawing in letters.
     */
    Paint: {
      sign: string;
      name: components["schemas"]["Say"];
      /** @default paper */
      colour?: string;
      /** @default  */
      icon?: string;
    };
    /**
     * Palette
     * @description How a drawing in letters is painted by clicking. In `edges`, cells stand at odd columns of odd lines, what is between
     *         them beside and above.
     */
    Palette: {
      /** @enum {unknown} */
      how: "edges" | "letters" | "words";
      cells: components["schemas"]["Paint"][];
      /** @default [] */
      beside?: components["schemas"]["Paint"][];
      /** @default [] */
      above?: components["schemas"]["Paint"][];
    };
    /**
     * FieldForm
     * @description One field of a table, as a form or an editor needs it.
     */
    FieldForm: {
      name: string;
      /** @enum {unknown} */
      kind: "choice" | "decimal" | "flag" | "list" | "map" | "number" | "table" | "text";
      /** @default null */
      item?: ("choice" | "decimal" | "flag" | "list" | "map" | "number" | "table" | "text") | null;
      /** @default  */
      table?: string;
      /** @default [] */
      choices?: string[];
      /** @default [] */
      keys?: string[];
      /** @default null */
      least?: number | null;
      /** @default null */
      most?: number | null;
      /** @default null */
      step?: number | null;
      /** @default false */
      needed?: boolean;
      /** @default null */
      usual?: unknown;
    };
    /**
     * FileForm
     * @description The form of some files, in data.
     */
    FileForm: {
      name: string;
      table: string;
      /** @default {} */
      verbs?: {
        [key: string]: components["schemas"]["Verbs"];
      };
      /** @default {} */
      painted?: {
        [key: string]: components["schemas"]["Palette"];
      };
      /** @default {} */
      known?: {
        [key: string]: string[];
      };
    };
    /**
     * ContentForm
     * @description The form of all files of a game.
     */
    ContentForm: {
      files: components["schemas"]["FileForm"][];
      tables: {
        [key: string]: components["schemas"]["FieldForm"][];
      };
    };
    /**
     * StudioCard
     * @description Whether there is a studio here, and what it gives.
     */
    StudioCard: {
      open: boolean;
      lab_games: number;
    };
    /**
     * NewDraft
     * @description Start from a game, from a pack on this server, or from another draft.
     */
    NewDraft: {
      game: string;
      /** @default  */
      name?: string;
      /** @default  */
      pack?: string;
    };
    /**
     * DraftMade
     * @description A new draft; its key is shown this once.
     */
    DraftMade: {
      key: string;
      game: string;
    };
    /**
     * DraftVersion
     * @description A draft as it was once, with a note.
     */
    DraftVersion: {
      number: number;
      note: string;
      at: number;
    };
    /**
     * Draft
     * @description A pack that is being written.
     */
    Draft: {
      game: string;
      name: string;
      version: number;
      files: {
        [key: string]: string;
      };
      base: {
        [key: string]: string;
      };
      versions: components["schemas"]["DraftVersion"][];
    };
    /**
     * Save
     * @description What was changed since a version.
     */
    Save: {
      version: number;
      /** @default {} */
      files?: {
        [key: string]: string;
      };
      /** @default [] */
      removed?: string[];
      /** @default null */
      name?: string | null;
      /** @default  */
      only?: string;
    };
    /**
     * Mistake
     * @description Why a draft cannot be played, in the words of `tafelrunde check`.
     */
    Mistake: {
      file: string;
      where: string;
      what: string;
    };
    /**
     * Looked
     * @description What a draft shows.
     */
    Looked: {
      /** @default null */
      mistake?: components["schemas"]["Mistake"] | null;
      /** @default [] */
      exhibits?: components["schemas"]["Exhibit"][];
      /** @default false */
      busy?: boolean;
    };
    /**
     * Saved
     * @description The version that was kept, and what it shows.
     */
    Saved: {
      version: number;
      looked: components["schemas"]["Looked"];
    };
    /**
     * Note
     * @description A version is kept with these words.
     */
    Note: {
      /** @default  */
      note?: string;
    };
    /**
     * LabOrder
     * @description So many pairs of games, and the language of the report.
     */
    LabOrder: {
      games: number;
      language: string;
    };
    /**
     * Finding
     * @description One sentence of the verdict; `about` is what it is about (`side:warlord`, `card:...`), empty: the game.
     */
    Finding: {
      text: string;
      /** @default  */
      about?: string;
    };
    /**
     * LabState
     * @description How far the lab is with a draft.
     */
    LabState: {
      state: string;
      /** @default  */
      content?: string;
      /** @default false */
      fresh?: boolean;
      /** @default 0 */
      done?: number;
      /** @default 0 */
      games?: number;
      /** @default null */
      seconds_left?: number | null;
      /** @default [] */
      findings?: components["schemas"]["Finding"][];
      /** @default  */
      trouble?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Stroke = components["schemas"]["Stroke"];
export type Say = components["schemas"]["Say"];
export type Who = components["schemas"]["Who"];
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
export type Contender = components["schemas"]["Contender"];
export type Meter = components["schemas"]["Meter"];
export type Stage = components["schemas"]["Stage"];
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
export type Next = components["schemas"]["Next"];
export type Result = components["schemas"]["Result"];
export type Fame = components["schemas"]["Fame"];
export type Scene = components["schemas"]["Scene"];
export type Details = components["schemas"]["Details"];
export type Heading = components["schemas"]["Heading"];
export type Grid = components["schemas"]["Grid"];
export type Place = components["schemas"]["Place"];
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
export type Book = components["schemas"]["Book"];
export type Explained = components["schemas"]["Explained"];
export type Course = components["schemas"]["Course"];
export type CourseLesson = components["schemas"]["CourseLesson"];
export type FoundRule = components["schemas"]["FoundRule"];
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
export type Ready = components["schemas"]["Ready"];
export type Network = components["schemas"]["Network"];
export type HouseRules = components["schemas"]["HouseRules"];
export type LetIn = components["schemas"]["LetIn"];
export type GameLook = components["schemas"]["GameLook"];
export type GameCard = components["schemas"]["GameCard"];
export type Preset = components["schemas"]["Preset"];
export type Alliance = components["schemas"]["Alliance"];
export type Famous = components["schemas"]["Famous"];
export type NewSeat = components["schemas"]["NewSeat"];
export type NewTable = components["schemas"]["NewTable"];
export type Customs = components["schemas"]["Customs"];
export type PackCard = components["schemas"]["PackCard"];
export type Created = components["schemas"]["Created"];
export type LessonTable = components["schemas"]["LessonTable"];
export type Keys = components["schemas"]["Keys"];
export type Invitation = components["schemas"]["Invitation"];
export type Invited = components["schemas"]["Invited"];
export type Join = components["schemas"]["Join"];
export type Joined = components["schemas"]["Joined"];
export type Complaint = components["schemas"]["Complaint"];
export type Rematch = components["schemas"]["Rematch"];
export type Again = components["schemas"]["Again"];
export type Placed = components["schemas"]["Placed"];
export type Played = components["schemas"]["Played"];
export type Dispute = components["schemas"]["Dispute"];
export type Player = components["schemas"]["Player"];
export type DealResult = components["schemas"]["DealResult"];
export type Deal = components["schemas"]["Deal"];
export type Sitter = components["schemas"]["Sitter"];
export type TableCard = components["schemas"]["TableCard"];
export type OwnLine = components["schemas"]["OwnLine"];
export type OwnSeat = components["schemas"]["OwnSeat"];
export type OwnData = components["schemas"]["OwnData"];
export type Forgotten = components["schemas"]["Forgotten"];
export type Nothing = components["schemas"]["Nothing"];
export type NewPerson = components["schemas"]["NewPerson"];
export type Phrase = components["schemas"]["Phrase"];
export type SignedIn = components["schemas"]["SignedIn"];
export type PasskeyOptions = components["schemas"]["PasskeyOptions"];
export type PasskeyAnswer = components["schemas"]["PasskeyAnswer"];
export type MyTable = components["schemas"]["MyTable"];
export type Me = components["schemas"]["Me"];
export type MySettings = components["schemas"]["MySettings"];
export type MySeat = components["schemas"]["MySeat"];
export type SeatKey = components["schemas"]["SeatKey"];
export type Done = components["schemas"]["Done"];
export type HostGuest = components["schemas"]["HostGuest"];
export type HostTable = components["schemas"]["HostTable"];
export type HostProcess = components["schemas"]["HostProcess"];
export type HostBan = components["schemas"]["HostBan"];
export type HostComplaint = components["schemas"]["HostComplaint"];
export type HostAudit = components["schemas"]["HostAudit"];
export type HostView = components["schemas"]["HostView"];
export type EndTable = components["schemas"]["EndTable"];
export type RemoveName = components["schemas"]["RemoveName"];
export type Mute = components["schemas"]["Mute"];
export type Ban = components["schemas"]["Ban"];
export type LiftBan = components["schemas"]["LiftBan"];
export type Announce = components["schemas"]["Announce"];
export type ReadOnly = components["schemas"]["ReadOnly"];
export type SettleComplaint = components["schemas"]["SettleComplaint"];
export type Require = components["schemas"]["Require"];
export type Hello = components["schemas"]["Hello"];
export type Act = components["schemas"]["Act"];
export type Ask = components["schemas"]["Ask"];
export type Look = components["schemas"]["Look"];
export type LookUp = components["schemas"]["LookUp"];
export type Recall = components["schemas"]["Recall"];
export type Talk = components["schemas"]["Talk"];
export type AskHint = components["schemas"]["AskHint"];
export type AskReason = components["schemas"]["AskReason"];
export type Why = components["schemas"]["Why"];
export type Undo = components["schemas"]["Undo"];
export type Propose = components["schemas"]["Propose"];
export type Vote = components["schemas"]["Vote"];
export type Return = components["schemas"]["Return"];
export type Pulse = components["schemas"]["Pulse"];
export type Ping = components["schemas"]["Ping"];
export type Said = components["schemas"]["Said"];
export type Noted = components["schemas"]["Noted"];
export type Welcome = components["schemas"]["Welcome"];
export type Question = components["schemas"]["Question"];
export type Undoable = components["schemas"]["Undoable"];
export type Proposal = components["schemas"]["Proposal"];
export type Entry = components["schemas"]["Entry"];
export type TimeLeft = components["schemas"]["TimeLeft"];
export type Page = components["schemas"]["Page"];
export type Beat = components["schemas"]["Beat"];
export type Update = components["schemas"]["Update"];
export type Refused = components["schemas"]["Refused"];
export type Acted = components["schemas"]["Acted"];
export type NewLink = components["schemas"]["NewLink"];
export type Advice = components["schemas"]["Advice"];
export type Hinted = components["schemas"]["Hinted"];
export type Reason = components["schemas"]["Reason"];
export type Because = components["schemas"]["Because"];
export type LookedUp = components["schemas"]["LookedUp"];
export type Visitor = components["schemas"]["Visitor"];
export type ReplayCard = components["schemas"]["ReplayCard"];
export type FramesWanted = components["schemas"]["FramesWanted"];
export type Frames = components["schemas"]["Frames"];
export type Learner = components["schemas"]["Learner"];
export type Fork = components["schemas"]["Fork"];
export type Verdict = components["schemas"]["Verdict"];
export type Uploaded = components["schemas"]["Uploaded"];
export type Exhibit = components["schemas"]["Exhibit"];
export type Verbs = components["schemas"]["Verbs"];
export type Paint = components["schemas"]["Paint"];
export type Palette = components["schemas"]["Palette"];
export type FieldForm = components["schemas"]["FieldForm"];
export type FileForm = components["schemas"]["FileForm"];
export type ContentForm = components["schemas"]["ContentForm"];
export type StudioCard = components["schemas"]["StudioCard"];
export type NewDraft = components["schemas"]["NewDraft"];
export type DraftMade = components["schemas"]["DraftMade"];
export type DraftVersion = components["schemas"]["DraftVersion"];
export type Draft = components["schemas"]["Draft"];
export type Save = components["schemas"]["Save"];
export type Mistake = components["schemas"]["Mistake"];
export type Looked = components["schemas"]["Looked"];
export type Saved = components["schemas"]["Saved"];
export type Note = components["schemas"]["Note"];
export type LabOrder = components["schemas"]["LabOrder"];
export type Finding = components["schemas"]["Finding"];
export type LabState = components["schemas"]["LabState"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
