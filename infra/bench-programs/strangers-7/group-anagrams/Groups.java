import java.util.*;

class Groups {
    static int[] letters(String w) {
        int[] c = new int[26];
        for (char x : w.toCharArray()) c[x - 'a']++;
        return c;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<int[]> kinds = new ArrayList<>();
        List<StringJoiner> rows = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            String word = sc.next();
            int[] mine = letters(word);
            int found = -1;
            for (int k = 0; k < kinds.size() && found < 0; k++) {
                if (Arrays.equals(kinds.get(k), mine)) {
                    found = k;
                }
            }
            if (found < 0) {
                found = kinds.size();
                kinds.add(mine);
                rows.add(new StringJoiner(" "));
            }
            rows.get(found).add(word);
        }
        rows.forEach(System.out::println);
    }
}
