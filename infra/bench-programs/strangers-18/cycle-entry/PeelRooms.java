import java.util.*;
import java.io.*;

public class PeelRooms {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int start = (int) st.nval;
        int[] go = new int[n + 1];
        int[] incoming = new int[n + 1];
        for (int room = 1; room <= n; room++) {
            st.nextToken();
            go[room] = (int) st.nval;
            incoming[go[room]]++;
        }
        // rooms into which no arrow leads cannot lie on a circle; take them away until only circles are left
        Deque<Integer> free = new ArrayDeque<>();
        for (int room = 1; room <= n; room++) if (incoming[room] == 0) free.add(room);
        BitSet removed = new BitSet(n + 1);
        while (!free.isEmpty()) {
            int room = free.poll();
            removed.set(room);
            if (--incoming[go[room]] == 0 && go[room] != 0) free.add(go[room]);
        }
        int here = start;
        while (here != 0 && removed.get(here)) here = go[here];
        System.out.println(here);
    }
}
