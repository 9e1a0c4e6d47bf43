<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

use StorefrontIslands\Support\ScriptFile;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the scripts that WordPress would print for a handle, in its order and with their inline parts, without those
 * that it has already printed. The boot script loads them when an island hydrates.
 *
 * Follows WP_Scripts::do_item(), which can only print.
 */
final class LazyScripts {
	private \WP_Scripts $scripts;

	/** True if inline parts must not contain the visitor's data. */
	private bool $anonymous;

	private DeferredTranslations $texts;

	public function __construct( \WP_Scripts $scripts, bool $anonymous, DeferredTranslations $texts ) {
		$this->scripts   = $scripts;
		$this->anonymous = $anonymous;
		$this->texts     = $texts;
	}

	/**
	 * Returns a handle after its dependencies, in execution order; null if a dependency is not registered: WordPress
	 * would print no script of the list. The island then stays server-rendered HTML.
	 *
	 * @return list<string>|null
	 */
	public function needed_for( string $handle ): ?array {
		if ( in_array( $handle, $this->scripts->done, true ) ) {
			return array();
		}
		$scripts        = clone $this->scripts;
		$scripts->to_do = array();
		$scripts->all_deps( array( $handle ) );
		$needed = array_values( array_filter( $this->handles_to_print( $scripts ), 'is_string' ) );
		return in_array( $handle, $needed, true ) ? $this->with_texts( $needed ) : null;
	}

	/**
	 * Inserts the handle of the translations before the first script that needs them; the dependencies of that script
	 * precede it as well.
	 *
	 * @param list<string> $handles Handles in execution order.
	 * @return list<string>
	 */
	private function with_texts( array $handles ): array {
		foreach ( $handles as $at => $handle ) {
			if ( $this->texts->hold_translations_of( $this->scripts->registered[ $handle ] ) ) {
				return array_merge( array_slice( $handles, 0, $at ), array( DeferredTranslations::HANDLE ), array_slice( $handles, $at ) );
			}
		}
		return $handles;
	}

	/**
	 * Returns the handles that all_deps() has found.
	 *
	 * @param \WP_Scripts $scripts Scripts after a call of all_deps().
	 * @return array<array-key, mixed>
	 */
	private function handles_to_print( \WP_Scripts $scripts ): array {
		return $scripts->to_do;
	}

	/**
	 * Returns a script. The src of an alias such as jquery is empty.
	 *
	 * @return array{src: string, before?: string, after?: string}
	 */
	public function script( string $handle ): array {
		$script = array( 'src' => $this->src( $handle ) );
		$texts  = $this->texts->hold_translations_of( $this->scripts->registered[ $handle ] ) ? '' : $this->scripts->print_translations( $handle, false );
		$before = implode(
			"\n",
			array_filter(
				array(
					(string) $this->scripts->print_extra_script( $handle, false ),
					(string) $texts,
					$this->inline( $handle, 'before' ),
				)
			)
		);
		$after  = $this->inline( $handle, 'after' );
		if ( '' !== $before ) {
			$script['before'] = $before;
		}
		if ( '' !== $after ) {
			$script['after'] = $after;
		}
		return $script;
	}

	/** Returns the URL of a script with its version, as WordPress would print it. */
	private function src( string $handle ): string {
		$script = $this->scripts->registered[ $handle ];
		$src    = is_string( $script->src ) ? $script->src : '';
		if ( '' === $src ) {
			return '';
		}
		$src = ScriptFile::address( $this->scripts, $src );
		if ( null !== $script->ver ) {
			$src = add_query_arg( 'ver', $script->ver ? $script->ver : $this->scripts->default_version, $src );
		}
		// Filter of WP_Scripts::do_item(), used by plugins that serve scripts from another host.
		$src = apply_filters( 'script_loader_src', $src, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		return is_string( $src ) ? esc_url_raw( $src ) : '';
	}

	/**
	 * Returns the inline parts before or after a script.
	 *
	 * @param string $position 'before' or 'after'.
	 */
	private function inline( string $handle, string $position ): string {
		$parts = $this->scripts->get_data( $handle, $position );
		$parts = is_array( $parts ) ? array_filter( $parts, 'is_string' ) : array();
		if ( $this->anonymous ) {
			$parts = AnonymousScripts::inline_parts( $handle, $parts );
		}
		return trim( implode( "\n", $parts ), "\n" );
	}
}
