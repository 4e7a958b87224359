import java.io.*;
import java.util.*;

public class SearchTheBox {
    static List<int[]> box = new ArrayList<>();

    // look through the box until the card turns up
    static int[] find(int number) {
        for (int[] card : box) {
            if (card[0] == number) {
                return card;
            }
        }
        return null;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().split(" ");
        int n = Integer.parseInt(head[0]);
        int first = Integer.parseInt(head[1]);
        for (int i = 0; i < n; i++) {
            String[] p = in.readLine().split(" ");
            box.add(new int[] {Integer.parseInt(p[0]), Integer.parseInt(p[1]), Integer.parseInt(p[2]), Integer.parseInt(p[3])});
        }
        List<Integer> trail = new ArrayList<>();
        List<int[]> cards = new ArrayList<>();
        int[] card = find(first);
        while (card != null) {
            trail.add(card[0]);
            cards.add(card);
            card = card[2] == 0 ? null : find(card[2]);
        }
        StringBuilder sb = new StringBuilder();
        for (int[] c : cards) {
            // indexOf gives -1 for 0, so + 1 is just right
            int next = trail.indexOf(c[2]) + 1;
            int hint = trail.indexOf(c[3]) + 1;
            sb.append(c[1] + " " + next + " " + hint + "\n");
        }
        System.out.print(sb);
    }
}
