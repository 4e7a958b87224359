import java.io.*;

public class P4 {
    /** Cleans the part [lo, hi) of the text: both halves on their own, then glued together. */
    static String clean(String s, int lo, int hi) {
        if (lo == hi) return "";
        if (hi - lo == 1) {
            char c = Character.toLowerCase(s.charAt(lo));
            boolean keep = c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
            return keep ? String.valueOf(c) : "";
        }
        int mid = (lo + hi) / 2;
        return clean(s, lo, mid) + clean(s, mid, hi);
    }

    public static void main(String[] args) throws IOException {
        String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
        String text = clean(line, 0, line.length());
        String back = new StringBuilder(text).reverse().toString();
        System.out.println(text.equals(back));
    }
}
