import java.io.*;
import java.util.*;

public class W1 {
    static class Wagon {
        int number;
        Wagon behind;
        Wagon(int number) { this.number = number; }
    }

    static Wagon turn(Wagon front, int k) {
        Wagon end = front;
        for (int i = 0; i < k; i++) {
            if (end == null) return front;
            end = end.behind;
        }
        Wagon done = turn(end, k);
        Wagon w = front;
        while (w != end) {
            Wagon rest = w.behind;
            w.behind = done;
            done = w;
            w = rest;
        }
        return done;
    }

    static Wagon answer;

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        String line = in.readLine();
        st = new StringTokenizer(line == null ? "" : line);
        Wagon head = new Wagon(0), tail = head;
        for (int i = 0; i < n; i++) {
            tail.behind = new Wagon(Integer.parseInt(st.nextToken()));
            tail = tail.behind;
        }
        answer = turn(head.behind, k);
        StringBuilder out = new StringBuilder();
        for (Wagon w = answer; w != null; w = w.behind) {
            if (out.length() > 0) out.append(' ');
            out.append(w.number);
        }
        System.out.println(out);
    }
}
