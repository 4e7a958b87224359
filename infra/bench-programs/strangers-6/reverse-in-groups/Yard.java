import java.io.*;
import java.util.*;

public class Yard {
    static class Wagon {
        String number;
        Wagon behind;
    }

    static Wagon far(Wagon w, int k) {
        while (w != null && --k > 0) w = w.behind;
        return w;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        st.nextToken();
        int k = Integer.parseInt(st.nextToken());
        String line = br.readLine();
        st = new StringTokenizer(line == null ? "" : line);
        Wagon engine = new Wagon(), tail = engine;
        while (st.hasMoreTokens()) {
            tail.behind = new Wagon();
            tail = tail.behind;
            tail.number = st.nextToken();
        }
        Wagon before = engine;
        for (Wagon last; (last = far(before.behind, k)) != null; ) {
            Wagon first = before.behind;
            Wagon done = last.behind, stop = done;
            for (Wagon w = first; w != stop; ) {
                Wagon follow = w.behind;
                w.behind = done;
                done = w;
                w = follow;
            }
            before.behind = last;
            before = first;
        }
        StringBuilder sb = new StringBuilder();
        for (Wagon w = engine.behind; w != null; w = w.behind) sb.append(w.number).append(w.behind == null ? "" : " ");
        System.out.println(sb);
    }
}
