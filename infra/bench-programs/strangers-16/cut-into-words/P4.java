import java.util.*;

// breadth-first search over the positions of the text; the words are in a sorted set
public class P4 {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String text = in.next();
        int w = in.nextInt();
        TreeSet<String> words = new TreeSet<>();
        int max = 0;
        while (w-- > 0) {
            String word = in.next();
            words.add(word);
            max = Math.max(max, word.length());
        }
        BitSet reached = new BitSet();
        List<Integer> wave = List.of(0);
        reached.set(0);
        for (int used = 0; !wave.isEmpty(); used++) {
            List<Integer> next = new ArrayList<>();
            for (int i : wave) {
                if (i == text.length()) {
                    System.out.println(used);
                    return;
                }
                for (int j = i + 1; j <= text.length() && j - i <= max; j++) {
                    if (!reached.get(j) && words.contains(text.substring(i, j))) {
                        reached.set(j);
                        next.add(j);
                    }
                }
            }
            wave = next;
        }
        System.out.println(-1);
    }
}
