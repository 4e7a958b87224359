import { ERROR_TOASTS } from '@evident/contracts/messages';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useFailureToast } from '../../lib/use-failure-toast.js';
import { useGetPlaylistQuery } from './playlists-api.js';

/**
 * @param playlistId null for no playlist.
 * @returns the ids of its problems in its order; null without a playlist or when it cannot be read; undefined while
 *   loading.
 */
export function usePlanProblems(playlistId: string | null): readonly string[] | null | undefined {
  const { currentData, error } = useGetPlaylistQuery(playlistId ?? skipToken);
  useFailureToast(error, ERROR_TOASTS.fetchPlaylistDetails);
  const ids = useMemo(() => currentData?.problems.map(({ problem }) => problem.id), [currentData]);
  return playlistId === null || (error && !currentData) ? null : ids;
}
