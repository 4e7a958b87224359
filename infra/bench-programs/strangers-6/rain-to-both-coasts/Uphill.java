import java.io.*;
import java.util.*;

public class Uphill {
    static int r, c;
    static int[][] h;

    static BitSet climb(boolean blue) {
        BitSet wet = new BitSet(r * c);
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < r; i++) queue.add(i * c + (blue ? 0 : c - 1));
        for (int j = 0; j < c; j++) queue.add((blue ? 0 : r - 1) * c + j);
        queue.forEach(wet::set);
        while (!queue.isEmpty()) {
            int p = queue.poll(), i = p / c, j = p % c;
            for (int d = 0; d < 4; d++) {
                int a = i + (d - 1) % 2, b = j + (d - 2) % 2;
                if (a < 0 || b < 0 || a >= r || b >= c || h[a][b] < h[i][j] || wet.get(a * c + b)) continue;
                wet.set(a * c + b);
                queue.add(a * c + b);
            }
        }
        return wet;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        r = (int) st.nval;
        st.nextToken();
        c = (int) st.nval;
        h = new int[r][c];
        for (int[] row : h)
            for (int j = 0; j < c; j++) {
                st.nextToken();
                row[j] = (int) st.nval;
            }
        BitSet both = climb(true);
        both.and(climb(false));
        System.out.println(both.cardinality());
    }
}
