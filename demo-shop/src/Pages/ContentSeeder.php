<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the sample shop's posts, and overwrites them only while nobody has edited them: the hash of the last written
 * content is stored.
 */
final class ContentSeeder {
	/** Post meta: hash of the content that was last written. */
	private const WRITTEN = '_storefront_islands_written';

	/**
	 * @param string $path     Slug of the page.
	 * @param string $content  Block markup.
	 * @param string $template Custom template of the theme.
	 * @param int    $present  Id of the page that already has this role; 0 for none.
	 * @return int Id of the page.
	 */
	public function page( string $path, string $title, string $content, string $template, int $present ): int {
		// The option may contain the id of a deleted page, or one that now belongs to another post type.
		$page = $present > 0 && 'page' === get_post_type( $present ) ? get_post( $present ) : get_page_by_path( $path );
		$id   = $this->write(
			array(
				'ID'         => $page instanceof \WP_Post ? $page->ID : 0,
				'post_type'  => 'page',
				'post_name'  => $path,
				'post_title' => $title,
			),
			$content
		);
		update_post_meta( $id, '_wp_page_template', $template );
		return $id;
	}

	/**
	 * Writes a post, unless its content was edited since it was last written.
	 *
	 * @param array{ID: int, post_type: string, post_name: string, post_title: string} $post Post data; ID 0 creates a
	 * new post.
	 * @return int Id of the post.
	 * @throws \RuntimeException If WordPress cannot write it.
	 */
	public function write( array $post, string $content ): int {
		$present = $post['ID'] > 0 ? get_post( $post['ID'] ) : null;
		if ( $present instanceof \WP_Post && $this->is_edited( $present ) ) {
			return $present->ID;
		}
		$id = wp_insert_post(
			array(
				'ID'             => $post['ID'],
				'post_type'      => $post['post_type'],
				'post_name'      => $post['post_name'],
				'post_title'     => wp_slash( $post['post_title'] ),
				'post_content'   => wp_slash( $content ),
				'post_status'    => 'publish',
				'comment_status' => 'closed',
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( 'Could not write ' . $post['post_title'] . ': ' . $id->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Goes to the terminal.
		}
		$written = get_post( $id );
		update_post_meta( $id, self::WRITTEN, $written instanceof \WP_Post ? $this->fingerprint( $written ) : '' );
		return $id;
	}

	/** Deletes a post that was written by this class, unless its content was edited since. */
	public function remove( \WP_Post $post ): void {
		$is_written = '' !== get_post_meta( $post->ID, self::WRITTEN, true );
		if ( $is_written && ! $this->is_edited( $post ) ) {
			wp_delete_post( $post->ID, true );
		}
	}

	/** True if the content differs from the one last written. */
	private function is_edited( \WP_Post $post ): bool {
		$written = get_post_meta( $post->ID, self::WRITTEN, true );
		return is_string( $written ) && '' !== $written && $this->fingerprint( $post ) !== $written;
	}

	/** Returns a hash of the content that does not depend on the site's URL. */
	private function fingerprint( \WP_Post $post ): string {
		return md5( str_replace( untrailingslashit( home_url( '/' ) ), '', $post->post_content ) );
	}
}
