import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] t = new int[n];
        for (int i = 0; i < n; i++) t[i] = in.nextInt();
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        // Gray code: from line to line one switch is turned
        boolean[] on = new boolean[n];
        int count = 0;
        for (int step = 1; ; step++) {
            if (count == 0) {
                out.println("-");
            } else {
                String gap = "";
                for (int i = 0; i < n; i++) {
                    if (on[i]) {
                        out.print(gap);
                        out.print(t[i]);
                        gap = " ";
                    }
                }
                out.println();
            }
            int flip = Integer.numberOfTrailingZeros(step);
            if (flip >= n) break;
            on[flip] = !on[flip];
            count += on[flip] ? 1 : -1;
        }
        out.flush();
    }
}
