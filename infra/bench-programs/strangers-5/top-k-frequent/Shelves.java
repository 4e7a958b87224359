import java.io.*;
import java.util.*;

public class Shelves {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int k = (int) st.nval;
        Map<Integer, int[]> count = new HashMap<>(2 * n);
        for (int i = 0; i < n; i++) {
            st.nextToken();
            count.computeIfAbsent((int) st.nval, z -> new int[1])[0]++;
        }
        @SuppressWarnings("unchecked")
        Deque<Integer>[] shelf = new Deque[n + 1];
        count.forEach((v, c) -> {
            if (shelf[c[0]] == null) shelf[c[0]] = new ArrayDeque<>(1);
            shelf[c[0]].add(v);
        });
        StringBuilder sb = new StringBuilder();
        for (int c = n; k > 0; c--)
            for (; shelf[c] != null && !shelf[c].isEmpty() && k > 0; k--)
                sb.append(shelf[c].poll()).append(' ');
        System.out.println(sb.toString().stripTrailing());
    }
}
