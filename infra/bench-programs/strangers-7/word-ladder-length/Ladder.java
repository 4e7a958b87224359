import java.util.*;

public class Ladder {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String begin = sc.next();
        String end = sc.next();
        int n = sc.nextInt();
        Set<String> dictionary = new HashSet<>();
        for (int i = 0; i < n; i++) {
            dictionary.add(sc.next());
        }
        Map<String, Integer> distance = new HashMap<>();
        distance.put(begin, 1);
        Queue<String> queue = new LinkedList<>();
        queue.add(begin);
        while (!queue.isEmpty()) {
            String word = queue.poll();
            int d = distance.get(word);
            for (int i = 0; i < word.length(); i++) {
                char[] letters = word.toCharArray();
                for (char c = 'a'; c <= 'z'; c++) {
                    letters[i] = c;
                    String next = new String(letters);
                    if (next.equals(end) && !word.equals(end)) {
                        System.out.println(d + 1);
                        return;
                    }
                    if (dictionary.contains(next) && !distance.containsKey(next)) {
                        distance.put(next, d + 1);
                        queue.add(next);
                    }
                }
            }
        }
        System.out.println(0);
    }
}
