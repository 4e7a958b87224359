import java.io.*;
import java.util.*;

public class Tags {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval, limit = n;
        BitSet taken = new BitSet(n + 2);
        taken.set(0);
        while (n-- > 0) {
            in.nextToken();
            double x = in.nval;
            if (x > 0 && x <= limit) taken.set((int) x);
        }
        System.out.println(taken.nextClearBit(0));
    }
}
