<?php
/**
 * Scripts for later.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the scripts that WordPress would print for a handle, in its order, with their inline parts, without those that
 * it has printed already. boot loads them when an island wakes.
 *
 * It follows WP_Scripts::do_item(), which prints and cannot list.
 */
final class LazyScripts {
	/**
	 * The page's scripts.
	 *
	 * @var \WP_Scripts
	 */
	private $scripts;

	/**
	 * Whether inline parts must say nothing about the visitor.
	 *
	 * @var bool
	 */
	private $anonymous;

	/**
	 * The translations that load with the scripts.
	 *
	 * @var LaterTexts
	 */
	private $texts;

	/**
	 * Takes the page's scripts.
	 *
	 * @param \WP_Scripts $scripts   The page's scripts, all printed.
	 * @param bool        $anonymous Whether inline parts must say nothing about the visitor.
	 * @param LaterTexts  $texts     The translations that load with the scripts.
	 */
	public function __construct( \WP_Scripts $scripts, bool $anonymous, LaterTexts $texts ) {
		$this->scripts   = $scripts;
		$this->anonymous = $anonymous;
		$this->texts     = $texts;
	}

	/**
	 * The handles that a handle needs, in the order in which they must run, itself last.
	 *
	 * @param string $handle A registered handle.
	 * @return list<string>|null Null where one of them is not registered here: WordPress would then print none, and the
	 *         island stays server HTML.
	 */
	public function needed_for( string $handle ): ?array {
		if ( in_array( $handle, $this->scripts->done, true ) ) {
			return array();
		}
		$scripts        = clone $this->scripts;
		$scripts->to_do = array();
		$scripts->all_deps( array( $handle ) );
		$needed = array_values( array_filter( $this->to_do( $scripts ), 'is_string' ) );
		return in_array( $handle, $needed, true ) ? $this->with_texts( $needed ) : null;
	}

	/**
	 * Handles with that of their translations before the first one that needs it: what that one needs is before it too.
	 *
	 * @param list<string> $handles In the order in which they must run.
	 * @return list<string>
	 */
	private function with_texts( array $handles ): array {
		foreach ( $handles as $at => $handle ) {
			if ( $this->texts->hold_those_of( $this->scripts->registered[ $handle ] ) ) {
				return array_merge( array_slice( $handles, 0, $at ), array( LaterTexts::HANDLE ), array_slice( $handles, $at ) );
			}
		}
		return $handles;
	}

	/**
	 * The handles that all_deps() has found.
	 *
	 * @param \WP_Scripts $scripts After all_deps().
	 * @return array<array-key, mixed>
	 */
	private function to_do( \WP_Scripts $scripts ): array {
		return $scripts->to_do;
	}

	/**
	 * One script. An alias such as jquery has an empty src.
	 *
	 * @param string $handle A registered handle.
	 * @return array{src: string, before?: string, after?: string}
	 */
	public function script( string $handle ): array {
		$script = array( 'src' => $this->src( $handle ) );
		$texts  = $this->texts->hold_those_of( $this->scripts->registered[ $handle ] ) ? '' : $this->scripts->print_translations( $handle, false );
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

	/**
	 * A script's address with its version, as WordPress would print it.
	 *
	 * @param string $handle A registered handle.
	 */
	private function src( string $handle ): string {
		$script = $this->scripts->registered[ $handle ];
		$src    = is_string( $script->src ) ? $script->src : '';
		if ( '' === $src ) {
			return '';
		}
		$in_content = $this->scripts->content_url && 0 === strpos( $src, $this->scripts->content_url );
		if ( ! preg_match( '|^(https?:)?//|', $src ) && ! $in_content ) {
			$src = $this->scripts->base_url . $src;
		}
		if ( null !== $script->ver ) {
			$src = add_query_arg( 'ver', $script->ver ? $script->ver : $this->scripts->default_version, $src );
		}
		// The filter of WP_Scripts::do_item(): plugins that move scripts to another host use it.
		$src = apply_filters( 'script_loader_src', $src, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		return is_string( $src ) ? esc_url_raw( $src ) : '';
	}

	/**
	 * The inline parts of a script on one side.
	 *
	 * @param string $handle   A registered handle.
	 * @param string $position 'before' or 'after'.
	 */
	private function inline( string $handle, string $position ): string {
		$parts = $this->scripts->get_data( $handle, $position );
		$parts = is_array( $parts ) ? array_filter( $parts, 'is_string' ) : array();
		if ( $this->anonymous ) {
			$parts = Anonymous::inline_parts( $handle, $parts );
		}
		return trim( implode( "\n", $parts ), "\n" );
	}
}
