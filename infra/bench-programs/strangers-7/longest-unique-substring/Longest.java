import java.util.*;

public class Longest {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String s = scanner.nextLine();
        Map<Character, Integer> lastIndex = new HashMap<>();
        int left = 0;
        int longest = 0;
        for (int right = 0; right < s.length(); right++) {
            char c = s.charAt(right);
            if (lastIndex.containsKey(c)) {
                left = lastIndex.get(c) + 1;
            }
            lastIndex.put(c, right);
            longest = Math.max(longest, right - left + 1);
        }
        System.out.println(longest);
    }
}
