import java.io.*;
import java.util.BitSet;

public class NextClearBit {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        BitSet used = new BitSet(n + 2);
        used.set(0);
        for (int i = 0; i < n; i++) {
            st.nextToken();
            int x = (int) st.nval;
            if (0 < x && x <= n) used.set(x);
        }
        System.out.println(used.nextClearBit(0));
    }
}
