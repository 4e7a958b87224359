import java.io.*;
import java.util.*;

public class TailSet {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        st.nextToken();
        int n = (int) st.nval;
        // the smallest possible last elements; their number is the answer
        NavigableSet<Integer> tails = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            st.nextToken();
            Integer x = (int) st.nval;
            Integer victim = tails.ceiling(x);
            if (victim != null) tails.remove(victim);
            tails.add(x);
        }
        System.out.println(tails.size());
    }
}
