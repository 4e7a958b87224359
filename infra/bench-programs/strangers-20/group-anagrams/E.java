import java.util.*;

public class E {
    static class Group {
        int[] counts;
        List<String> words = new ArrayList<>();
    }

    static int[] countLetters(String w) {
        int[] c = new int[26];
        for (char ch : w.toCharArray()) {
            c[ch - 'a']++;
        }
        return c;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<Group> groups = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String w = sc.next();
            int[] c = countLetters(w);
            Group found = null;
            for (Group g : groups) {
                if (Arrays.equals(g.counts, c)) {
                    found = g;
                    break;
                }
            }
            if (found == null) {
                found = new Group();
                found.counts = c;
                groups.add(found);
            }
            found.words.add(w);
        }
        StringBuilder sb = new StringBuilder();
        for (Group g : groups) {
            sb.append(String.join(" ", g.words)).append("\n");
        }
        System.out.print(sb);
    }
}
