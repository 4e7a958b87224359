import java.io.*;
import java.util.*;

/** dp[i] = fewest jumps to stone i = 1 + smallest dp of a stone that still reaches i (heap with lazy removal). */
public class C {
    record Stone(int jumps, int reach) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        PriorityQueue<Stone> heap = new PriorityQueue<>(Comparator.comparingInt(Stone::jumps));
        int answer = 0;
        for (int i = 0; i < n; i++) {
            st.nextToken();
            int a = (int) st.nval;
            int d = 0;
            if (i > 0) {
                while (!heap.isEmpty() && heap.peek().reach() < i) heap.poll();
                if (heap.isEmpty()) { System.out.println(-1); return; }
                d = heap.peek().jumps() + 1;
            }
            heap.add(new Stone(d, i + a));
            answer = d;
        }
        System.out.println(answer);
    }
}
