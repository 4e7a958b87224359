import java.io.*;
import java.util.*;

public class RightStack {
    static class Wagon {
        final int number;
        Wagon behind;
        Wagon(int number) { this.number = number; }
    }

    static class Train {
        Wagon front, rear;
        void couple(Wagon w) {
            w.behind = null;
            if (rear == null) front = w; else rear.behind = w;
            rear = w;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        Train old = new Train(), fresh = new Train();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            old.couple(new Wagon((int) in.nval));
        }
        Deque<Wagon> siding = new ArrayDeque<>();
        for (Wagon w = old.front; w != null; ) {
            Wagon next = w.behind;
            siding.addLast(w);
            if (siding.size() == k)
                while (!siding.isEmpty()) fresh.couple(siding.pollLast());
            w = next;
        }
        while (!siding.isEmpty()) fresh.couple(siding.pollFirst());
        StringJoiner out = new StringJoiner(" ");
        for (Wagon w = fresh.front; w != null; w = w.behind) out.add(Integer.toString(w.number));
        System.out.println(out);
    }
}
