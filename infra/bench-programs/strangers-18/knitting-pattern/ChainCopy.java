import java.io.*;

/** Keeps the row of stitches as a singly linked chain and appends copies of its last part. */
public class ChainCopy {
    static class Stitch {
        char kind;
        Stitch next;

        Stitch(char kind) {
            this.kind = kind;
        }
    }

    static class Level {
        Stitch before;
        int times;
        Level outer;

        Level(Stitch before, int times, Level outer) {
            this.before = before;
            this.times = times;
            this.outer = outer;
        }
    }

    public static void main(String[] args) throws IOException {
        String pattern = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        Stitch head = new Stitch('#');
        Stitch tail = head;
        Level level = null;
        int number = 0;
        for (char c : pattern.toCharArray()) {
            switch (c) {
                case '[' -> {
                    level = new Level(tail, number, level);
                    number = 0;
                }
                case ']' -> {
                    Stitch last = tail;
                    for (int t = 1; t < level.times; t++) {
                        Stitch s = level.before;
                        do {
                            s = s.next;
                            tail.next = new Stitch(s.kind);
                            tail = tail.next;
                        } while (s != last);
                    }
                    level = level.outer;
                }
                default -> {
                    if (Character.isDigit(c)) {
                        number = 10 * number + (c - '0');
                    } else {
                        tail.next = new Stitch(c);
                        tail = tail.next;
                    }
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (Stitch s = head.next; s != null; s = s.next) sb.append(s.kind);
        System.out.println(sb);
    }
}
