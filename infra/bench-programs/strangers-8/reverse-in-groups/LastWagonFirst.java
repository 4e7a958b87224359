import java.util.*;
import java.io.*;

public class LastWagonFirst {
    static class Wagon {
        int number;
        Wagon next;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        Wagon engine = new Wagon(), end = engine;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            end = end.next = new Wagon();
            end.number = (int) in.nval;
        }
        Wagon before = engine;
        for (int g = 0; g < n / k; g++) {
            // take the last wagon of the group out and put it in behind those already taken
            for (int done = 0; done < k - 1; done++) {
                Wagon w = before;
                for (int s = done; s < k - 1; s++) w = w.next;
                Wagon taken = w.next;
                w.next = taken.next;
                taken.next = before.next;
                before.next = taken;
                before = taken;
            }
            before = before.next;
        }
        StringBuilder sb = new StringBuilder();
        for (Wagon w = engine.next; w != null; w = w.next) sb.append(w.number).append(' ');
        System.out.println(sb.toString().trim());
    }
}
