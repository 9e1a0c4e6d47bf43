<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and runs the callbacks of plugins and themes on an action or a filter. Those of WooCommerce, WordPress and this
 * plugin are left out: they print parts of the classic screens that the plugin's screens have already.
 */
final class Listeners {
	/**
	 * Returns the callbacks, in the order in which they run.
	 *
	 * @param list<string> $except Sources that are left out (Source::key()).
	 * @return list<array{callback: callable, priority: int, arguments: int, source: Source}>
	 */
	public static function of( string $action, array $except = array() ): array {
		$all = self::all( $action, false );
		return array() === $except ? $all : array_values( array_filter( $all, static fn( array $listener ): bool => ! in_array( $listener['source']->key(), $except, true ) ) );
	}

	/**
	 * True if another plugin or a theme listens.
	 *
	 * @param list<string> $except Sources that do not count (Source::key()).
	 */
	public static function exist( string $action, array $except = array() ): bool {
		return has_action( $action ) && array() !== self::of( $action, $except );
	}

	/**
	 * Returns whose callbacks listen to some of these actions.
	 *
	 * @param list<string> $actions Names of the actions.
	 * @return list<string> Source::key() of each callback.
	 */
	public static function sources( array $actions ): array {
		$keys = array();
		foreach ( $actions as $action ) {
			foreach ( self::of( $action ) as $listener ) {
				$keys[] = $listener['source']->key();
			}
		}
		return $keys;
	}

	/**
	 * Returns what the callbacks print. One that throws loses its own output and that of those after it.
	 *
	 * @param non-empty-string $action    Name of the action.
	 * @param list<mixed>      $arguments Arguments of the action.
	 * @param list<string>     $except    Sources whose callbacks do not run (Source::key()).
	 * @param list<string>     $with      Callbacks of WooCommerce that run, too.
	 */
	public static function html( string $action, array $arguments, array $except = array(), array $with = array() ): string {
		return trim( ( new PluginOutput( $action, static fn() => self::run( $action, $arguments, $except, $with ) ) )->html );
	}

	/**
	 * Runs the callbacks.
	 *
	 * @param non-empty-string $action    Name of the action.
	 * @param list<mixed>      $arguments Arguments of the action.
	 * @param list<string>     $except    Sources whose callbacks do not run (Source::key()).
	 * @param list<string>     $with      Callbacks of WooCommerce that run, too.
	 */
	public static function run( string $action, array $arguments, array $except = array(), array $with = array() ): void {
		$silent = array_filter( self::all( $action, true ), static fn( array $listener ): bool => ! in_array( $listener['callback'], $with, true ) );
		foreach ( self::of( $action ) as $listener ) {
			if ( in_array( $listener['source']->key(), $except, true ) ) {
				$silent[] = $listener;
			}
		}
		self::silenced( array( $action => $silent ), static fn() => do_action_ref_array( $action, $arguments ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own actions.
	}

	/**
	 * Runs a callback while some sources do not listen to some hooks.
	 *
	 * @template T
	 * @param list<string>           $hooks    Names of actions or filters.
	 * @param callable(Source): bool $is_silent True for the sources.
	 * @param callable(): T          $callback What runs.
	 * @return T
	 */
	public static function without( array $hooks, callable $is_silent, callable $callback ) {
		$silent = array();
		foreach ( $hooks as $hook ) {
			$silent[ $hook ] = array_filter( self::of( $hook ), static fn( array $listener ): bool => $is_silent( $listener['source'] ) );
		}
		return self::silenced( $silent, $callback );
	}

	/**
	 * Runs a callback without some listeners.
	 *
	 * @template T
	 * @param array<string, array<array{callback: callable, priority: int, arguments: int, source: Source}>> $silent   By hook.
	 * @param callable(): T                                                                                  $callback What runs.
	 * @return T
	 */
	private static function silenced( array $silent, callable $callback ) {
		foreach ( $silent as $hook => $listeners ) {
			foreach ( $listeners as $listener ) {
				remove_filter( $hook, $listener['callback'], $listener['priority'] );
			}
		}
		try {
			return $callback();
		} finally {
			foreach ( $silent as $hook => $listeners ) {
				foreach ( $listeners as $listener ) {
					add_filter( $hook, $listener['callback'], $listener['priority'], $listener['arguments'] );
				}
			}
		}
	}

	/**
	 * Returns the callbacks of one kind.
	 *
	 * @param bool $builtin True for those of WooCommerce, WordPress and this plugin, false for all others.
	 * @return list<array{callback: callable, priority: int, arguments: int, source: Source}>
	 */
	private static function all( string $action, bool $builtin ): array {
		global $wp_filter;
		$hook  = is_array( $wp_filter ) ? $wp_filter[ $action ] ?? null : null;
		$found = array();
		foreach ( $hook instanceof \WP_Hook ? $hook->callbacks : array() as $priority => $callbacks ) {
			foreach ( $callbacks as $entry ) {
				$source = Source::of( $entry['function'] );
				// What returns true, null or nothing is WordPress's, but a plugin has added it.
				$is_builtin = $source->is_builtin() && ! ( is_string( $entry['function'] ) && 0 === strpos( $entry['function'], '__return_' ) );
				if ( $is_builtin === $builtin ) {
					$found[] = array(
						'callback'  => $entry['function'],
						'priority'  => (int) $priority,
						'arguments' => (int) $entry['accepted_args'],
						'source'    => $source,
					);
				}
			}
		}
		return $found;
	}
}
