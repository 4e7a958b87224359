import java.io.*;

/** Divide and conquer. A piece of text shrinks to closers that look left and openers that look right. */
public class RightHalves {
    record Piece(String closers, String openers) {
        /** null = can never become well formed */
        static Piece join(Piece a, Piece b) {
            if (a == null || b == null) return null;
            int x = a.openers.length(), k = Math.min(x, b.closers.length());
            for (int i = 0; i < k; i++)
                if (b.closers.charAt(i) != partner(a.openers.charAt(x - 1 - i))) return null;
            return new Piece(a.closers.concat(b.closers.substring(k)), a.openers.substring(0, x - k).concat(b.openers));
        }
    }

    static char partner(char c) { return c == '(' ? ')' : c == '[' ? ']' : '}'; }

    /** short pieces by hand */
    static Piece small(String s, int from, int to) {
        StringBuilder closers = new StringBuilder(), openers = new StringBuilder();
        for (int i = from; i < to; i++) {
            char c = s.charAt(i);
            int top = openers.length() - 1;
            if (c == '(' || c == '[' || c == '{') openers.append(c);
            else if (top < 0) closers.append(c);
            else if (partner(openers.charAt(top)) == c) openers.setLength(top);
            else return null;
        }
        return new Piece(closers.toString(), openers.toString());
    }

    static Piece solve(String s, int from, int to) {
        if (to - from <= 64) return small(s, from, to);
        int mid = (from + to) / 2;
        return Piece.join(solve(s, from, mid), solve(s, mid, to));
    }

    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        Piece p = solve(s, 0, s.length());
        System.out.println(p != null && p.closers.isEmpty() && p.openers.isEmpty());
    }
}
