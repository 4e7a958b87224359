import java.io.*;

public class D {
    /** When is square (i, j) of an r by c lawn mown? */
    static int time(int i, int j, int r, int c) {
        int t = Math.min(Math.min(i, j), Math.min(r - 1 - i, c - 1 - j));
        int h = r - 2 * t, w = c - 2 * t, x = i - t, y = j - t;
        int before = r * c - h * w;
        if (x == 0) return before + y;
        if (y == w - 1) return before + w - 1 + x;
        if (x == h - 1) return before + (w - 1) + (h - 1) + (w - 1 - y);
        return before + 2 * (w - 1) + (h - 1) + (h - 1 - x);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int r = (int) st.nval;
        st.nextToken();
        int c = (int) st.nval;
        int[] seq = new int[r * c];
        for (int i = 0; i < r; i++)
            for (int j = 0; j < c; j++) {
                st.nextToken();
                seq[time(i, j, r, c)] = (int) st.nval;
            }
        StringBuilder sb = new StringBuilder();
        for (int v : seq) sb.append(v).append(' ');
        sb.setLength(sb.length() - 1);
        System.out.println(sb);
    }
}
