import java.io.*;
import java.util.*;

/** A stack of falling heights; the water is added in horizontal layers. */
public class R3 {
    private final Deque<int[]> falling = new ArrayDeque<>(); // {position, height}
    private long water;

    void add(int position, int height) {
        int floor = 0;
        while (!falling.isEmpty()) {
            int[] top = falling.peek();
            long width = position - top[0] - 1;
            water += width * (Math.min(top[1], height) - floor);
            floor = Math.min(top[1], height);
            if (top[1] > height) break;
            falling.pop();
        }
        falling.push(new int[] {position, height});
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        R3 row = new R3();
        for (int i = 0; i < n; i++) {
            st.nextToken();
            row.add(i, (int) st.nval);
        }
        System.out.println(row.water);
    }
}
