import java.io.*;
import java.util.*;

public class TwiceTheSet {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        r.readLine();
        Set<Long> seen = new HashSet<>();
        long all = 0, once = 0;
        StringTokenizer st = new StringTokenizer(r.readLine());
        while (st.hasMoreTokens()) {
            long x = Long.parseLong(st.nextToken());
            all += x;
            if (seen.add(x)) once += x;
        }
        System.out.println(Math.abs(2 * once - all));
    }
}
