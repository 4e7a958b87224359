import java.io.*;
import java.util.*;

public class D {
    static final TreeMap<Integer, Integer> stones = new TreeMap<>();
    static int left = 0;

    static void add(int w) {
        stones.merge(w, 1, Integer::sum);
        left++;
    }

    static int takeHeaviest() {
        int w = stones.lastKey();
        stones.computeIfPresent(w, (k, c) -> c == 1 ? null : c - 1);
        left--;
        return w;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        for (int n = (int) st.nval; n > 0; n--) {
            st.nextToken();
            add((int) st.nval);
        }
        while (left > 1) {
            int a = takeHeaviest(), b = takeHeaviest();
            if (a != b) add(a - b);
        }
        System.out.println(left == 0 ? 0 : stones.firstKey());
    }
}
