import java.util.*;

public class W2 {
    public static void main(String[] args) {
        Scanner in = new Scanner(new java.io.BufferedInputStream(System.in));
        String begin = in.next();
        String end = in.next();
        int n = in.nextInt();
        Set<String> left = new HashSet<>();
        for (int i = 0; i < n; i++) left.add(in.next());

        List<String> level = List.of(begin);
        left.remove(begin);
        int words = 1;
        while (!level.isEmpty()) {
            if (level.contains(end)) {
                System.out.println(words);
                return;
            }
            List<String> next = new ArrayList<>();
            for (String w : level) {
                char[] letters = w.toCharArray();
                for (int p = 0; p < letters.length; p++) {
                    char old = letters[p];
                    for (char ch = 'a'; ch < 'z'; ch++) {
                        letters[p] = ch;
                        String candidate = new String(letters);
                        if (left.remove(candidate)) next.add(candidate);
                    }
                    letters[p] = old;
                }
            }
            level = next;
            words++;
        }
        System.out.println(0);
    }
}
