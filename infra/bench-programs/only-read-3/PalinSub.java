import java.util.*;

public class PalinSub {
    public static void main(String[] args) {
        System.out.println(new Solution().longestPalindromeSubseq(new Scanner(System.in).next()));
    }
}

class Solution {
    private Integer[][] memo;
    private String s;

    int longestPalindromeSubseq(String s) {
        this.s = s;
        memo = new Integer[s.length()][s.length()];
        int ans = 0;
        for (int i = s.length() - 1; i >= 0; i--) ans = go(i, s.length() - 1);
        return ans;
    }

    private int go(int i, int j) {
        if (i > j) return 0;
        if (i == j) return 1;
        if (memo[i][j] != null) return memo[i][j];
        if (s.charAt(i) == s.charAt(j)) return memo[i][j] = 2 + go(i + 1, j - 1);
        return memo[i][j] = Math.max(go(i + 1, j), go(i, j - 1));
    }
}
