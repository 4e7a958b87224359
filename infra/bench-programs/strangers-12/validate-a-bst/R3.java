import java.io.*;
import java.util.*;

// No tree at all: every open place knows the interval its value must be in.
public class R3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        String line = in.readLine();
        StringTokenizer st = new StringTokenizer(line == null ? "" : line);
        Queue<long[]> places = new ArrayDeque<>();
        places.add(new long[] {Long.MIN_VALUE, Long.MAX_VALUE});
        boolean ok = true;
        while (k-- > 0 && ok) {
            String token = st.nextToken();
            long[] place = places.remove();
            if (token.equals("null")) continue;
            long v = Long.parseLong(token);
            ok = place[0] < v && v < place[1];
            places.add(new long[] {place[0], v});
            places.add(new long[] {v, place[1]});
        }
        System.out.println(ok);
    }
}
