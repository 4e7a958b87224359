import java.io.*;
import java.util.*;

/** Wagons are pushed onto a siding; a full siding is pulled out again from its open end. */
public class ShuntingTrack {
    interface Yard { void arrive(Wagon w); }

    static class Wagon {
        final String number;
        Wagon behind;
        Wagon(String number) { this.number = number; }
    }

    static class Track {
        Wagon front, back;
        void append(Wagon w) {
            w.behind = null;
            if (front == null) front = w; else back.behind = w;
            back = w;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        StringTokenizer st = new StringTokenizer(br.readLine());
        st.nextToken();
        final int k = Integer.parseInt(st.nextToken());
        String second = br.readLine();
        st = new StringTokenizer(second == null ? "" : second);

        Track main = new Track();
        ArrayDeque<Wagon> siding = new ArrayDeque<>();
        Yard yard = w -> {
            siding.push(w);
            if (siding.size() == k) while (!siding.isEmpty()) main.append(siding.pop());
        };
        while (st.hasMoreTokens()) yard.arrive(new Wagon(st.nextToken()));
        while (!siding.isEmpty()) main.append(siding.removeLast());

        StringJoiner out = new StringJoiner(" ");
        for (Wagon w = main.front; w != null; w = w.behind) out.add(w.number);
        System.out.println(out);
    }
}
