import java.io.*;
import java.util.*;

public class SecondGroup {
    record Card(int picture, int next, int hint) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = num(st), first = num(st);
        Map<Integer, Card> box = new HashMap<>(2 * n);
        for (int i = 0; i < n; i++) {
            int id = num(st);
            box.put(id, new Card(num(st), num(st), num(st)));
        }
        Map<Integer, Integer> place = new HashMap<>();
        place.put(0, 0);
        for (int id = first; id != 0; id = box.get(id).next()) place.put(id, place.size());

        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        Card c;
        for (int id = first; id != 0; id = c.next()) {
            c = box.get(id);
            out.println(c.picture() + " " + place.get(c.next()) + " " + place.get(c.hint()));
        }
        out.flush();
    }

    static int num(StreamTokenizer st) throws IOException {
        st.nextToken();
        return (int) st.nval;
    }
}
