import java.io.*;
import java.util.*;

public class RightRelabel {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        // group[f] = list of the farms that are connected with f (shared between them)
        List<List<Integer>> group = new ArrayList<>(n + 1);
        for (int f = 0; f <= n; f++) group.add(new ArrayList<>(List.of(f)));
        for (int road = 1; road <= n; road++) {
            st.nextToken();
            List<Integer> x = group.get((int) st.nval);
            st.nextToken();
            List<Integer> y = group.get((int) st.nval);
            if (x == y) {
                System.out.println(road);
                return;
            }
            // the smaller list moves into the larger one
            List<Integer> big = x.size() >= y.size() ? x : y, small = big == x ? y : x;
            for (int f : small) group.set(f, big);
            big.addAll(small);
        }
    }
}
