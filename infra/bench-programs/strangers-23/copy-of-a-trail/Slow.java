import java.io.*;
import java.util.*;

public class Slow {
    record Card(int id, int picture, int next, int hint) {}

    static Card find(List<Card> box, int id) {
        for (Card c : box) if (c.id() == id) return c;
        return null;
    }

    static int position(List<Card> trail, int id) {
        int p = 0;
        for (Card c : trail) {
            p++;
            if (c.id() == id) return p;
        }
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int start = Integer.parseInt(st.nextToken());
        List<Card> box = new LinkedList<>();
        for (int i = 0; i < n; i++) {
            st = new StringTokenizer(br.readLine());
            box.add(new Card(Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken()),
                    Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken())));
        }
        List<Card> trail = new LinkedList<>();
        for (Card c = find(box, start); c != null; c = c.next() == 0 ? null : find(box, c.next())) trail.add(c);

        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (Card c : trail) {
            out.println(c.picture() + " " + position(trail, c.next()) + " " + position(trail, c.hint()));
        }
        out.flush();
    }
}
