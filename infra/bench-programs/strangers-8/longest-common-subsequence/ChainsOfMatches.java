import java.util.*;

public class ChainsOfMatches {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        char[] s = sc.next().toCharArray();
        char[] t = sc.next().toCharArray();
        // longest[i][j]: common subsequence whose last letters are s[i] and t[j]
        short[][] longest = new short[s.length][t.length];
        int answer = 0;
        for (int i = 0; i < s.length; i++)
            for (int j = 0; j < t.length; j++) {
                if (s[i] != t[j]) continue;
                int before = 0;
                for (int a = 0; a < i; a++)
                    for (int b = 0; b < j; b++)
                        if (longest[a][b] > before) before = longest[a][b];
                longest[i][j] = (short) (before + 1);
                answer = Math.max(answer, before + 1);
            }
        System.out.println(answer);
    }
}
